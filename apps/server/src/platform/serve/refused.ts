import type { FieldError, Params, ProblemCode } from '@pratibha/contract/problems';
import { fieldErrorOf, fieldErrorsOf, firstErrors, type WrongValue } from './field-errors.ts';

type Extra = {
  /** Words for this one case instead of those of the code, and what they say besides. */
  detail?: string;
  params?: Params;
  errors?: readonly FieldError[];
  /** Who decided before, and when, where a review lost a race. */
  decided_by?: string | null;
  decided_at?: string | null;
  /** What is kept instead, where another version was saved meanwhile. */
  kept?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
};

/** Thrown by a use case or the platform; becomes a problem document and rolls back the change. */
export class Refused extends Error {
  readonly code: ProblemCode;
  readonly extra: Extra;

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.extra = extra;
  }
}

/** Throws when a rule of domain gives a reason; does nothing on null. */
export function refuse(code: ProblemCode | null, extra?: Extra): void {
  if (code !== null) throw new Refused(code, extra);
}

/** The refusal of wrong values (422), with as many of them as it has room for. */
export function refusedFields(wrong: Iterable<WrongValue>): Refused {
  return new Refused('invalid-input', { errors: firstErrors(fieldErrorsOf(wrong)) });
}

/** Refuses with the first field errors when there are any (422); no more of them are made. */
export function refuseFields(wrong: Iterable<WrongValue>): void {
  const errors = firstErrors(fieldErrorsOf(wrong));
  if (errors.length > 0) throw new Refused('invalid-input', { errors });
}

/** Refuses with one field error (422). */
export function refuseField(wrong: WrongValue): never {
  throw new Refused('invalid-input', { errors: [fieldErrorOf(wrong)] });
}

/** Who decided before and when, for a refusal that lost a race. */
export function decisionOf(row: { reviewed_by: string | null; reviewed_at: Date | null }): Extra {
  return { decided_by: row.reviewed_by, decided_at: row.reviewed_at?.toISOString() ?? null };
}
