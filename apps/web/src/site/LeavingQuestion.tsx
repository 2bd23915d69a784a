import { useId, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import words from './DialogWords.module.css';
import css from './LeavingQuestion.module.css';
import { type Leaving, leavingQuestion } from './leaving.ts';
import { SHELL } from './texts.ts';

/** Asks at a logout what becomes of work that was not submitted. */
export function LeavingQuestion() {
  const { subscribe, get } = leavingQuestion;
  const answer = useSyncExternalStore(subscribe, get, () => null);
  const headingId = useId();
  const say = (leaving: Leaving) => () => answer?.(leaving);
  return (
    <Dialog
      isOpen={answer !== null}
      onClose={say('stay')}
      labelledBy={headingId}
      closeLabel={SHELL.close}
    >
      <h2 id={headingId} className={words.heading}>
        {SHELL.keepDraft}
      </h2>
      <p className={words.message}>{SHELL.keepDraftText}</p>
      <div className={css.actions}>
        <Button onClick={say('keep')}>{SHELL.keepAndLogout}</Button>
        <Button variant="secondary" onClick={say('remove')}>
          {SHELL.removeAndLogout}
        </Button>
      </div>
    </Dialog>
  );
}
