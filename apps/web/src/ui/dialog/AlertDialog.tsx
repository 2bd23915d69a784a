import { UI_WORDS } from '@pratibha/words/ui';
import { Button } from '../plain/Button.tsx';
import { AppDialog } from './AppDialog.tsx';
import css from './dialogs.module.css';

type Props = {
  /** The message; null closes the alert. */
  readonly message: string | null;
  readonly title: string;
  readonly onClose: () => void;
};

/** What R8.7 calls an alert, in the page: the exact words and OK. */
export function AlertDialog({ message, title, onClose }: Props) {
  return (
    <AppDialog isOpen={message !== null} title={title} onClose={onClose}>
      <p className={css.text}>{message}</p>
      <div className={css.actions}>
        <Button onClick={onClose} data-autofocus>
          {UI_WORDS.ok}
        </Button>
      </div>
    </AppDialog>
  );
}
