import type { HandedWork } from '@pratibha/contract/handed-works';

/** What a receipt says of a file. */
type ReceiptFile = { readonly name: string; readonly size: number; readonly sha256: string };

/** What proves that a work arrived; kept in the history state, so it holds plain values only. */
export type Receipt = {
  readonly id: number;
  readonly eventId: number;
  readonly eventTitle: string;
  /** ISO 8601, by the server's clock. */
  readonly submittedAt: string;
  readonly version: number;
  /** Of a work that was handed in by parts. */
  readonly handed?: {
    /** By which everybody checks it. */
    readonly code: string | null;
    readonly isBegunInTime: boolean;
    readonly files: readonly ReceiptFile[];
  };
};

type Sent = {
  readonly id: number;
  readonly event_id: number;
  readonly event_title: string;
  readonly submitted_at: string;
  readonly revision: number;
};

/** @param handed the same revision, by its parts; null where it has none */
export function receiptOf(submission: Sent, handed: HandedWork | null = null): Receipt {
  return {
    id: submission.id,
    eventId: submission.event_id,
    eventTitle: submission.event_title,
    submittedAt: submission.submitted_at,
    version: submission.revision,
    ...(handed && { handed: handedReceipt(handed) }),
  };
}

function handedReceipt({ code, begun_in_time: isBegunInTime, parts }: HandedWork) {
  const files = parts.flatMap((part) =>
    part.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  );
  return { code, isBegunInTime, files };
}
