import type { Proof } from './check-proof.ts';

/** What the college says of a number. */
export interface OnRecord {
  readonly state: 'issued' | 'revoked' | 'unknown';
  /** Of what was issued under it (`fingerprintOf`); null once its holder was erased. */
  readonly fingerprint: string | null;
}

/** What is said of a certificate in the end, each in a sentence of its own. */
export type Verdict =
  | Exclude<Proof['state'], 'signed'>
  | 'genuine'
  | 'revoked'
  /** Signed, and the college knows no such number. */
  | 'not-on-record'
  /** Signed, and the college issued something else under this number. */
  | 'other-on-record'
  /** Its key was revoked later, and no record of the college says that this is what was issued. */
  | 'key-in-doubt';

/**
 * Puts together what a certificate proves and what the college says of its number.
 * @param record null: it could not be asked
 */
export function verdictOf(proof: Proof, record: OnRecord | null): Verdict {
  if (proof.state !== 'signed') return proof.state;
  if (record === null) return proof.keyRevokedFrom === null ? 'genuine' : 'key-in-doubt';
  if (record.state === 'unknown') return 'not-on-record';
  const { fingerprint } = record;
  if (fingerprint !== null && fingerprint !== proof.fingerprint) return 'other-on-record';
  if (record.state === 'revoked') return 'revoked';
  // Of somebody who was erased only the number is left, which a thief may read, too.
  return fingerprint === null && proof.keyRevokedFrom !== null ? 'key-in-doubt' : 'genuine';
}
