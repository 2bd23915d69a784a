import type { AdminClass } from '@pratibha/contract/workshop-classes';
import { WORKSHOPS_DESK_WORDS as W } from '@pratibha/words/workshops/organiser/page';
import css from './workshops.module.css';

/** What is at the same time in one room, or with one speaker. */
export function Clashes({ clashes }: Pick<AdminClass, 'clashes'>) {
  return (
    <ul className={css.clashes} aria-label={W.clashHeading}>
      {clashes.map(({ class_id, class_title, starts_at, speaker }) => (
        <li key={`${class_id} ${speaker ?? ''}`}>
          {speaker === null
            ? W.inRoom(class_title, starts_at)
            : W.withSpeaker(class_title, starts_at, speaker)}
        </li>
      ))}
    </ul>
  );
}
