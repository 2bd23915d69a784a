import { DAY_MS, startOfNextDay } from '../time/competition-time.ts';
import type { OwnCertificateRefusal } from './own-refusals.ts';

/** So many whole days after the one of the question it waits for an answer. */
export const NAME_DAYS = 7;

/** What is known of a person's name on the certificates of an edition. */
export type NameFacts = {
  /** Null: nobody has asked for it. */
  readonly asked_at: Date | null;
  /** As the person said it, or an organiser; null: the profile's stands. */
  readonly name: string | null;
  /** When the person used their one correction. */
  readonly corrected_at: Date | null;
  /** Whether a certificate of the edition was issued to them, revoked or not. */
  readonly isIssued: boolean;
};

/**
 * Where the name stands with its person: `none` as nobody asked, `asked`, `said` from where one
 * correction is free, `settled`.
 */
type NameState = 'none' | 'asked' | 'said' | 'settled';

/** Until when the question waits: the end of the seventh day after it, in Nepal. */
export function nameUntil(askedAt: Date): Date {
  return new Date(startOfNextDay(askedAt).getTime() + NAME_DAYS * DAY_MS);
}

/**
 * Where the name stands. Whoever did not answer in time, or whose certificate was issued before,
 * has the profile's name, and their correction.
 */
export function nameState(facts: NameFacts, now: Date): NameState {
  const { asked_at, name, corrected_at, isIssued } = facts;
  if (asked_at === null && name === null && !isIssued) return 'none';
  if (corrected_at !== null) return 'settled';
  const waits = asked_at !== null && now < nameUntil(asked_at);
  return name === null && waits && !isIssued ? 'asked' : 'said';
}

/** Why a person whose name was asked for or printed may not say it now. */
export function whyNotSayName(state: NameState): OwnCertificateRefusal | null {
  return state === 'settled' ? 'certificate-name-settled' : null;
}

/** What saying it is: an answer, the correction, or nothing new. */
type Saying = 'answer' | 'correction' | 'nothing';

/**
 * What saying this name is. A correction to what stands already, also on every certificate that
 * counts, uses nothing up.
 * @param standing the name that stands now, the profile's where none was said
 * @param printed the names on the certificates that count
 */
export function sayingOf(
  state: NameState,
  said: string,
  { standing, printed }: { readonly standing: string; readonly printed: readonly string[] },
): Saying {
  if (state === 'asked') return 'answer';
  const isAsItStands = said === standing && printed.every((name) => name === said);
  return isAsItStands ? 'nothing' : 'correction';
}
