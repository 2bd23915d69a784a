import type { SubmissionStatus } from '../statuses.ts';
import type { CertificateKind } from './claims.ts';
import { nameError } from './name.ts';

/** What can be issued now. */
export const ISSUED_KINDS = [
  'taken-part',
  'prize',
  'judge',
  'volunteer',
  'workshop',
] as const satisfies readonly CertificateKind[];
export type IssuedKind = (typeof ISSUED_KINDS)[number];

/** Why somebody gets no certificate now. */
export const LEFT_OUT = [
  'erased',
  'has-one',
  'was-revoked',
  'suspended',
  'work-rejected',
  'work-to-come',
  'results-corrected',
  'name-waits',
  'name-unfit',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What is known of somebody who may get one. */
export type CandidateFacts = {
  readonly kind: CertificateKind;
  /** Of the work that was handed in; null: none was, or it does not matter. */
  readonly work: SubmissionStatus | null;
  /** Whether an organiser said that they came. */
  readonly came: boolean;
  readonly isErased: boolean;
  readonly isSuspended: boolean;
  /** Whether they have the same already, and it counts. */
  readonly hasOne: boolean;
  /** Whether the same was revoked, and nothing took its place. */
  readonly wasRevoked: boolean;
  /** Of a prize: its results were thawed, and what takes their place is not out. */
  readonly isCorrected: boolean;
  /** As it would be printed; null: their person was asked for it, and still has time. */
  readonly name: string | null;
};

/**
 * Why somebody gets none, or null. Who handed in has taken part while the work is looked at and
 * once it is accepted: one that was rejected, or has to come again, says nothing of the kind, and
 * then an organiser may still say that its person came.
 * @param isChosen somebody was named by hand: what was revoked is issued again by that alone
 */
export function whyLeftOut(facts: CandidateFacts, { isChosen = false } = {}): LeftOut | null {
  if (facts.isErased) return 'erased';
  if (facts.hasOne) return 'has-one';
  if (facts.wasRevoked && !isChosen) return 'was-revoked';
  if (facts.isSuspended) return 'suspended';
  if (facts.kind === 'taken-part' && !facts.came) {
    if (facts.work === 'REJECTED') return 'work-rejected';
    if (facts.work === 'RESUBMISSION_REQUIRED') return 'work-to-come';
  }
  if (facts.isCorrected) return 'results-corrected';
  if (facts.name === null) return 'name-waits';
  return nameError(facts.name) === null ? null : 'name-unfit';
}
