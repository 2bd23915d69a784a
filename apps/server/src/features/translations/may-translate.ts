import type { Action } from '@pratibha/domain/access';
import {
  type TranslatedKind,
  type TranslatedOf,
  translatedOf,
} from '@pratibha/domain/language/translations';
import { whyNotByToken } from '@pratibha/domain/people/tokens';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { SignedIn } from '../../platform/session/session.ts';

/** What somebody may who writes the English. */
const WRITES: Readonly<Record<TranslatedKind, Action>> = {
  edition: 'editions.write',
  event: 'events.manage',
  remarks: 'registrations.review',
  announcements: 'announcements.write',
};

/** Why somebody may not say what these are in Nepali, or null; it takes what the English takes. */
export function whyNotTranslate(actor: SignedIn, { kind, id }: TranslatedOf, isChange: boolean) {
  const action = WRITES[kind];
  const byToken = actor.token && whyNotByToken(actor.token.scope, { action, isChange });
  const ofEvent = kind === 'event' || kind === 'remarks';
  return byToken ?? whyNotInEvent(action, actor, ofEvent ? id : null);
}

/** @throws Refused where the person may not, or nothing is called so */
export function meantToTranslate(actor: SignedIn, name: string, isChange: boolean): TranslatedOf {
  const of = translatedOf(name);
  if (of === null) throw new Refused('not-found');
  refuse(whyNotTranslate(actor, of, isChange));
  return of;
}
