import { isRevokedOn } from './published-keys.ts';

/** Why a certificate of a key that was revoked is not issued again. */
export const NOT_AGAIN = ['erased', 'suspended', 'award-not-given'] as const;
export type NotAgain = (typeof NOT_AGAIN)[number];

/** What is known of a certificate that counts, and whose key was revoked. */
type InDoubtFacts = {
  /** As it is printed; null once it was erased. */
  readonly name: string | null;
  /** Whether the account of its person is closed. */
  readonly isSuspended: boolean;
  /** Whether results that are out give its award; of what is no prize it does not matter. */
  readonly isStillGiven: boolean;
};

/**
 * Why it is not issued again, or null. A prize whose results are being corrected waits for them,
 * as nothing is signed that may be wrong.
 */
export function whyNotAgain({ name, isSuspended, isStillGiven }: InDoubtFacts): NotAgain | null {
  if (name === null) return 'erased';
  if (isSuspended) return 'suspended';
  return isStillGiven ? null : 'award-not-given';
}

/**
 * Whether nobody believes it any more. One of an earlier day is genuine for who can ask the
 * college: it is issued again only if that is asked for, as the papers of it count no more then.
 */
export function isDisbelieved(of: { readonly revoked_from: string; readonly day: string }) {
  return isRevokedOn(of, of.day);
}
