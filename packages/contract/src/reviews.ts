import { codePoints, LIMITS } from '@pratibha/domain/limits';
import { z } from 'zod';
import { saying } from './invalid-value.ts';
import { optionalText, seenRevision } from './values.ts';

const REASON_MISSING = saying({ code: 'reason-missing' }).error;

/** A decision: one of the statuses it may lead to, and remarks for the student. */
export function reviewInput<const S extends readonly [string, ...string[]]>(outcomes: S) {
  return z.strictObject({
    status: z.enum(outcomes, saying({ code: 'unknown-decision', values: outcomes })),
    remarks: optionalText('remarks', LIMITS.remarks),
    revision: seenRevision,
  });
}

/** Taking a decision back needs a reason, which the audit keeps. */
export const reopenInput = z.strictObject({
  reason: z
    .string({ error: REASON_MISSING })
    .trim()
    .min(1, REASON_MISSING)
    .refine(
      (text) => codePoints(text) <= LIMITS.remarks,
      saying({ code: 'too-long', field: 'reason', limit: LIMITS.remarks }),
    ),
  revision: seenRevision,
});
