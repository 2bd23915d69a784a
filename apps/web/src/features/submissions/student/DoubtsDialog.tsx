import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import css from '../../../ui/dialog/dialogs.module.css';
import { takeNewPresses } from '../../../ui/dialog/new-presses.ts';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { Button } from '../../../ui/plain/Button.tsx';

/** What may be sent and is hardly meant. */
export type Doubt = 'staysInNetwork' | 'unchanged';

type Props = {
  /** Null while there is nothing to ask. */
  readonly doubts: readonly Doubt[] | null;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Asks whether it is to be sent all the same; where the sending button was stands the way back. */
export function DoubtsDialog({ doubts, onSend, onClose }: Props) {
  const shown = useLast(doubts);
  if (shown === null) return null;
  const sentences = shown.map((doubt) => SUBMISSION_FORM_WORDS[doubt]);
  return (
    <AppDialog isOpen={doubts !== null} title={SUBMISSION_FORM_WORDS.doubtsTitle} onClose={onClose}>
      <p ref={takeNewPresses} className={css.text}>
        {[...sentences, SUBMISSION_FORM_WORDS.sendAnyway].join(' ')}
      </p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onSend}>
          {SUBMISSION_FORM_WORDS.send}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {SUBMISSION_FORM_WORDS.goBack}
        </Button>
      </div>
    </AppDialog>
  );
}
