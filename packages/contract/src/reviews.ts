import { codePoints, LIMITS, tooLong } from '@pratibha/domain/limits';
import { z } from 'zod';
import { remarks, seenRevision } from './values.ts';

/** A decision: one of the statuses it may lead to, and remarks for the student. */
export function reviewInput<const S extends readonly [string, ...string[]]>(outcomes: S) {
  return z.strictObject({
    status: z.enum(outcomes, { error: `Choose one of ${outcomes.join(', ')}.` }),
    remarks: remarks(LIMITS.remarks),
    revision: seenRevision,
  });
}

/** Taking a decision back needs a reason, which the audit keeps. */
export const reopenInput = z.strictObject({
  reason: z
    .string({ error: 'Give the reason for reopening.' })
    .trim()
    .min(1, 'Give the reason for reopening.')
    .refine((text) => codePoints(text) <= LIMITS.remarks, tooLong('The reason', LIMITS.remarks)),
  revision: seenRevision,
});
