export { Deadline } from './student/Deadline.tsx';
export { ReceiptDialog } from './student/ReceiptDialog.tsx';
export type { Receipt } from './student/receipt.ts';

/** Fetches the form with which somebody replaces the work that was handed in. */
export async function fetchReplacementForm() {
  const { ReplacementDialog } = await import('./student/SubmissionDialog.tsx');
  return ReplacementDialog;
}

/** Fetches the form with which somebody submits work. */
export async function fetchSubmissionForm() {
  const { SubmissionDialog } = await import('./student/SubmissionDialog.tsx');
  return SubmissionDialog;
}
