export { Deadline } from './student/Deadline.tsx';
export { GoingOn } from './student/GoingOn.tsx';
export { PartsPreview } from './student/parts/late-parts-preview.ts';
export { ReceiptDialog } from './student/ReceiptDialog.tsx';
export type { Receipt } from './student/receipt.ts';
export { TryUpload } from './student/TryUpload.tsx';

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

/** Fetches the form with which somebody submits work. */
export async function fetchSubmissionForm() {
  const { SubmissionDialog } = await import('./student/SubmissionDialog.tsx');
  return SubmissionDialog;
}
