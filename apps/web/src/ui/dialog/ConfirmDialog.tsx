import { UI_WORDS } from '@pratibha/words/ui';
import type { ReactNode } from 'react';
import { Button } from '../plain/Button.tsx';
import { AppDialog } from './AppDialog.tsx';
import css from './dialogs.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  /** Says what will happen and names the thing: 'Event “Poster Sprint” will be deleted.' */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** While it is being done: both buttons wait. */
  readonly isBusy?: boolean;
};

/**
 * Asks before something that cannot be taken back (R2.55): Cancel, and a
 * button that says what it does. The admin console uses it for every deletion.
 */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, isBusy } = props;
  return (
    <AppDialog isOpen={isOpen} title={title} onClose={onCancel}>
      <div className={css.text}>{children}</div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onCancel} disabled={isBusy} data-autofocus>
          {cancelLabel ?? UI_WORDS.cancel}
        </Button>
        <Button onClick={onConfirm} disabled={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </AppDialog>
  );
}
