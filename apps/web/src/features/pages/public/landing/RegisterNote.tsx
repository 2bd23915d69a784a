import { REGISTER_NOTE_WORDS } from '@pratibha/words/pages/registration';
import css from './RegisterNote.module.css';

/**
 * What stands under 'Register Now'. The server's HTML knows no clock: it holds every phase's words,
 * and `EditionPhaseMark` tells the style sheet which of them to show.
 */
export function RegisterNote() {
  return (
    <p className={css.note}>
      {Object.entries(REGISTER_NOTE_WORDS).map(([phase, words]) => (
        <span key={phase} data-in={phase}>
          {words}
        </span>
      ))}
    </p>
  );
}
