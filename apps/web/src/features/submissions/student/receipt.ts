/** What proves that a work arrived; kept in the history state, so it holds plain values only. */
export type Receipt = {
  readonly id: number;
  readonly eventId: number;
  readonly eventTitle: string;
  /** ISO 8601, by the server's clock. */
  readonly submittedAt: string;
  readonly version: number;
};

type Sent = {
  readonly id: number;
  readonly event_id: number;
  readonly event_title: string;
  readonly submitted_at: string;
  readonly revision: number;
};

export function receiptOf(submission: Sent): Receipt {
  return {
    id: submission.id,
    eventId: submission.event_id,
    eventTitle: submission.event_title,
    submittedAt: submission.submitted_at,
    version: submission.revision,
  };
}
