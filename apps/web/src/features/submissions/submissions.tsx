import { lazy } from 'react';

export { Deadline } from './student/Deadline.tsx';
export { ReceiptDialog } from './student/ReceiptDialog.tsx';
export type { Receipt } from './student/receipt.ts';

/** The form for work, fetched when somebody submits. */
export const SubmissionDialog = lazy(async () => {
  const { SubmissionDialog: component } = await import('./student/SubmissionDialog.tsx');
  return { default: component };
});
