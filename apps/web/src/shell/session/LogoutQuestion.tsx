import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { LOGOUT_QUESTION_WORDS } from '@pratibha/words/shell/logout-question';
import { useId, useSyncExternalStore } from 'react';
import { Button } from '../../ui/plain/Button.tsx';
import { Dialog } from '../../ui/plain/Dialog.tsx';
import words from '../frame/DialogWords.module.css';
import css from './LogoutQuestion.module.css';
import { type LogoutChoice, logoutQuestion } from './logout-question.ts';

/** Asks at a logout what becomes of work that was not submitted. */
export function LogoutQuestion() {
  const { subscribe, get } = logoutQuestion;
  const choose = useSyncExternalStore(subscribe, get, () => null);
  const headingId = useId();
  const say = (choice: LogoutChoice) => () => choose?.(choice);
  return (
    <Dialog
      isOpen={choose !== null}
      onClose={say('stay')}
      labelledBy={headingId}
      closeLabel={SHELL_WORDS.close}
    >
      <h2 id={headingId} className={words.heading}>
        {LOGOUT_QUESTION_WORDS.title}
      </h2>
      <p className={words.message}>{LOGOUT_QUESTION_WORDS.text}</p>
      <div className={css.actions}>
        <Button onClick={say('keep')}>{LOGOUT_QUESTION_WORDS.keep}</Button>
        <Button variant="secondary" onClick={say('remove')}>
          {LOGOUT_QUESTION_WORDS.remove}
        </Button>
      </div>
    </Dialog>
  );
}
