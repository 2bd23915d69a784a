import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

type Props = {
  readonly question: { readonly lines: readonly string[]; readonly goOn: () => void } | null;
  readonly onClose: () => void;
};

/**
 * Asks whether more people get places than there are; mounted late, to lie above the other dialogs.
 */
export function BeyondDialog({ question, onClose }: Props) {
  if (question === null) return null;
  return (
    <ConfirmDialog
      isOpen
      title={REVIEW_WORDS.beyondTitle}
      confirmLabel={REVIEW_WORDS.beyondConfirm}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        question.goOn();
      }}
    >
      {question.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ConfirmDialog>
  );
}
