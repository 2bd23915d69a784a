import { useId, useSyncExternalStore } from 'react';
import { Button } from '../../ui/plain/Button.tsx';
import { Dialog } from '../../ui/plain/Dialog.tsx';
import words from '../frame/DialogWords.module.css';
import { SHELL } from '../frame/texts.ts';
import css from './LeavingQuestion.module.css';
import { LEAVING } from './leaving.texts.ts';
import { type Leaving, leavingQuestion } from './leaving.ts';

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
        {LEAVING.title}
      </h2>
      <p className={words.message}>{LEAVING.text}</p>
      <div className={css.actions}>
        <Button onClick={say('keep')}>{LEAVING.keep}</Button>
        <Button variant="secondary" onClick={say('remove')}>
          {LEAVING.remove}
        </Button>
      </div>
    </Dialog>
  );
}
