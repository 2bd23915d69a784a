import { lazy } from 'react';

export { ReceiptDialog } from './ReceiptDialog.tsx';
export type { Receipt } from './receipt.ts';

/** The form for work, fetched when somebody submits. */
export const SubmissionDialog = lazy(async () => {
  const { SubmissionDialog: component } = await import('./SubmissionDialog.tsx');
  return { default: component };
});
