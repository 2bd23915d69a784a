import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { LOGOUT_QUESTION_WORDS } from '@pratibha/words/shell/logout-question';
import { useId, useSyncExternalStore } from 'react';
import { Button } from '../../ui/plain/Button.tsx';
import { Dialog } from '../../ui/plain/Dialog.tsx';
import words from '../frame/DialogWords.module.css';
import css from './LogoutQuestion.module.css';
import { type LogoutChoice, logoutQuestion } from './logout-question.ts';
import { unsentWork } from './unsent-work.ts';

const NOTHING = { works: 0, sheets: 0 };

/** Asks at a logout what becomes of work that was not submitted. */
export function LogoutQuestion() {
  const { subscribe, get } = logoutQuestion;
  const choose = useSyncExternalStore(subscribe, get, () => null);
  const headingId = useId();
  const say = (choice: LogoutChoice) => () => choose?.(choice);
  const { works, sheets } = choose === null ? NOTHING : unsentWork();
  return (
    <Dialog
      isOpen={choose !== null}
      onClose={say('stay')}
      labelledBy={headingId}
      closeLabel={SHELL_WORDS.close}
    >
      <h2 id={headingId} className={words.heading}>
        {sheets === 0 ? LOGOUT_QUESTION_WORDS.title : LOGOUT_QUESTION_WORDS.titleOfSheets}
      </h2>
      {sheets > 0 && <p className={words.message}>{LOGOUT_QUESTION_WORDS.sheets(sheets)}</p>}
      {works > 0 && <p className={words.message}>{LOGOUT_QUESTION_WORDS.text}</p>}
      <div className={css.actions}>
        {sheets > 0 && <Button onClick={say('stay')}>{LOGOUT_QUESTION_WORDS.stay}</Button>}
        {works > 0 && (
          <Button
            variant={sheets > 0 ? 'secondary' : 'primary'}
            onClick={say(sheets > 0 ? 'keep-works' : 'keep')}
          >
            {sheets > 0 ? LOGOUT_QUESTION_WORDS.keepDraft : LOGOUT_QUESTION_WORDS.keep}
          </Button>
        )}
        <Button variant="secondary" onClick={say('remove')}>
          {LOGOUT_QUESTION_WORDS.remove}
        </Button>
      </div>
    </Dialog>
  );
}
