import type { DeskKind } from '@pratibha/domain/desk/desk';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { type DeskSubject, findSubjects, holdSubjects } from './desk-subjects.queries.ts';

type Named = { readonly kind: DeskKind; readonly ids: readonly number[] };

/** What an organiser looks at; refuses where one is not there for them. */
export async function seeSubject(
  ctx: Context<SignedIn>,
  kind: DeskKind,
  id: number,
): Promise<DeskSubject> {
  const [subject] = await findSubjects(ctx.db, kind, [id]);
  if (subject === undefined) throw new Refused('not-found');
  refuse(whyNotInEvent('desk.work', ctx.actor, subject.event_id));
  return subject;
}

/**
 * What an organiser changes something of, each held until it is done; refuses all of them or none.
 */
export async function holdSeen(
  ctx: Context<SignedIn>,
  { kind, ids }: Named,
): Promise<readonly DeskSubject[]> {
  const asked = [...new Set(ids)];
  const subjects = await holdSubjects(ctx.db, kind, asked);
  for (const { event_id } of subjects) refuse(whyNotInEvent('desk.work', ctx.actor, event_id));
  if (subjects.length < asked.length) throw new Refused('not-found');
  return subjects;
}
