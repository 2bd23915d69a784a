import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { placeWords } from '@pratibha/words/editions/organiser/labels';
import { Button } from '../../../ui/plain/Button.tsx';
import type { Writing } from './draft-keeper.ts';
import css from './editor.module.css';

const W = EDITOR_WORDS;

type Props = {
  readonly writing: Writing;
  /** Puts what somebody else wrote in the place of what is written here. */
  readonly onTake: (pointer: string) => void;
  readonly onSeen: () => void;
};

/** That somebody else wrote in this edition meanwhile, and where both did. */
export function TheirChanges({ writing: { theirs }, onTake, onSeen }: Props) {
  if (theirs === null) return null;
  return (
    <div className={css.notice} role="status">
      <p>{W.theirs}</p>
      {theirs.clashes.length > 0 && (
        <>
          <p>{W.clashes}</p>
          <ul className={css.plain}>
            {theirs.clashes.map((pointer) => (
              <li key={pointer}>
                <Button variant="quiet" onClick={() => onTake(pointer)}>
                  {W.takeTheirs(placeWords(pointer))}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="secondary" onClick={onSeen}>
        {W.seen}
      </Button>
    </div>
  );
}
