import { DOUBTS_WORDS } from '@pratibha/words/console/organiser/doubts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import css from './Doubts.module.css';

type Asking = {
  readonly doubts: readonly string[];
  readonly isAsking: boolean;
  readonly onSave: () => void;
  readonly onBack: () => void;
};

/**
 * Asks once before something unusual is saved: `save` saves at once where nothing is doubted, else
 * `DoubtsDialog` asks with all doubts. What was answered is not asked again when saving has failed.
 */
export function useDoubts(doubts: readonly string[], onSave: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const dialog: Asking = {
    doubts,
    isAsking,
    onSave: () => {
      setAnswered(doubts);
      setIsAsking(false);
      onSave();
    },
    onBack: () => setIsAsking(false),
  };
  const save = () => {
    if (doubts.every((doubt) => answered.includes(doubt))) onSave();
    else setIsAsking(true);
  };
  return { save, dialog };
}

/** The question of `useDoubts`; the form behind it stays as it is. */
export function DoubtsDialog({ doubts, isAsking, onSave, onBack }: Asking) {
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={DOUBTS_WORDS.title}
      confirmLabel={DOUBTS_WORDS.saveAnyway}
      cancelLabel={DOUBTS_WORDS.back}
      onConfirm={onSave}
      onCancel={onBack}
    >
      <ul className={css.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
