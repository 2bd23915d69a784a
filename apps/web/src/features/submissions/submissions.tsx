export { Deadline } from './student/Deadline.tsx';
export { PartsPreview } from './student/parts/late-parts-preview.ts';
export { ReceiptDialog } from './student/ReceiptDialog.tsx';
export type { Receipt } from './student/receipt.ts';

/** Fetches the form with which somebody replaces the work that was handed in. */
export async function fetchReplacementForm() {
  const { ReplacementDialog } = await import('./student/SubmissionDialog.tsx');
  return ReplacementDialog;
}

/** Fetches what is said after the deadline: mostly that it is over. */
export async function fetchAfterDeadline() {
  const { AfterDeadline } = await import('./student/AfterDeadline.tsx');
  return AfterDeadline;
}

/** Fetches what lets files go on that wait in this browser. */
export async function fetchGoingOn() {
  const { GoingOn } = await import('./student/GoingOn.tsx');
  return GoingOn;
}

/** Fetches the way to try whether sending files works. */
export async function fetchTryUpload() {
  const { TryUpload } = await import('./student/TryUpload.tsx');
  return TryUpload;
}

/** Fetches what an event asks to hand in, part by part. */
export async function fetchAskedParts() {
  const { AskedParts } = await import('./student/AskedParts.tsx');
  return AskedParts;
}

/** Fetches the form with which somebody submits work. */
export async function fetchSubmissionForm() {
  const { SubmissionDialog } = await import('./student/SubmissionDialog.tsx');
  return SubmissionDialog;
}
