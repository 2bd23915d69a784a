import type { DemoRegistration, DemoReview } from './registrations.ts';
import type { DemoSubmission } from './submissions.ts';

/** A decision as the audit keeps it. */
export type DemoDecision = {
  id: number;
  at: Date;
  /** null where a guest did it. */
  actor_id: number | null;
  actor_role: string | null;
  guest_id?: number;
  action: string;
  subject_type: string;
  subject_id: number;
  changes: Readonly<Record<string, unknown>>;
};

type Judged = DemoReview & { readonly status: string };

/** What the audit tells of the decisions; whatever they point at is numbered already. */
export function demoDecisions(
  registrations: readonly DemoRegistration[],
  submissions: readonly DemoSubmission[],
): DemoDecision[] {
  return [
    ...registrations.flatMap((each) => decision('registration', each.id, each, {})),
    ...submissions.flatMap(({ id, revisions }) =>
      revisions.flatMap((each) => decision('submission', id, each, { revision: each.revision })),
    ),
  ];
}

function decision(
  kind: 'registration' | 'submission',
  id: number,
  { status, review_remarks: remarks, reviewed_at: at, reviewer }: Judged,
  more: object,
): DemoDecision[] {
  if (at === null || reviewer === null) return [];
  const said = remarks === null ? {} : { remarks };
  return [
    {
      id: 0,
      at,
      actor_id: reviewer.id,
      actor_role: reviewer.role,
      action: `${kind}.reviewed`,
      subject_type: kind,
      subject_id: id,
      changes: { ...more, status: ['PENDING', status], ...said },
    },
  ];
}
