export { Deadline } from './student/Deadline.tsx';
export { ReceiptDialog } from './student/ReceiptDialog.tsx';
export type { Receipt } from './student/receipt.ts';

/** Fetches the form with which somebody submits work. */
export async function fetchSubmissionForm() {
  const { SubmissionDialog } = await import('./student/SubmissionDialog.tsx');
  return SubmissionDialog;
}
