import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { LEAVING_WORDS } from '@pratibha/words/shell/leaving';
import { useId, useSyncExternalStore } from 'react';
import { Button } from '../../ui/plain/Button.tsx';
import { Dialog } from '../../ui/plain/Dialog.tsx';
import words from '../frame/DialogWords.module.css';
import css from './LeavingQuestion.module.css';

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
      closeLabel={SHELL_WORDS.close}
    >
      <h2 id={headingId} className={words.heading}>
        {LEAVING_WORDS.title}
      </h2>
      <p className={words.message}>{LEAVING_WORDS.text}</p>
      <div className={css.actions}>
        <Button onClick={say('keep')}>{LEAVING_WORDS.keep}</Button>
        <Button variant="secondary" onClick={say('remove')}>
          {LEAVING_WORDS.remove}
        </Button>
      </div>
    </Dialog>
  );
}
