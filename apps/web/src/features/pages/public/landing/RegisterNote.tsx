import { registerNoteWords } from '@pratibha/words/pages/dates';
import { useEditionContent } from '../edition-content.ts';
import css from './RegisterNote.module.css';

/**
 * What stands under 'Register Now'. The server's HTML knows no clock: it holds every phase's words,
 * and `EditionPhaseMark` tells the style sheet which of them to show.
 */
export function RegisterNote() {
  const { dates } = useEditionContent();
  return (
    <p className={css.note}>
      {Object.entries(registerNoteWords(dates)).map(([phase, words]) => (
        <span key={phase} data-in={phase}>
          {words}
        </span>
      ))}
    </p>
  );
}
