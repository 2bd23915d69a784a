import type { FieldError, ProblemSlug } from '@pratibha/contract/problems';

type Extra = {
  errors?: readonly FieldError[];
  /** Who decided before, and when, where a review lost a race. */
  decided_by?: string | null;
  decided_at?: string | null;
  retryAfterSeconds?: number;
};

/** Thrown by a use case or the platform; becomes a problem document and rolls back the change. */
export class Refused extends Error {
  readonly slug: ProblemSlug;
  readonly extra: Extra;

  constructor(slug: ProblemSlug, extra: Extra = {}) {
    super(slug);
    this.name = 'Refused';
    this.slug = slug;
    this.extra = extra;
  }
}

/** Throws when a rule of domain gives a reason; does nothing on null. */
export function refuse(slug: ProblemSlug | null, extra?: Extra): void {
  if (slug !== null) throw new Refused(slug, extra);
}

/** Refuses with field errors when there are any (422). */
export function refuseFields(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Refused('invalid-input', { errors });
}

/** Who decided before and when, for a refusal that lost a race. */
export function decisionOf(row: { reviewed_by: string | null; reviewed_at: Date | null }): Extra {
  return { decided_by: row.reviewed_by, decided_at: row.reviewed_at?.toISOString() ?? null };
}
