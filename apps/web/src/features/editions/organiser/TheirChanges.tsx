import type { JsonFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { placeWords } from '@pratibha/words/editions/organiser/labels';
import { Button } from '../../../ui/plain/Button.tsx';
import type { Clash, Writing } from './draft-keeper.ts';
import css from './editor.module.css';

const W = EDITOR_WORDS;

type Props = {
  readonly writing: Writing;
  /** Puts what the other one wrote in the place of what stands. */
  readonly onTake: (clash: Clash) => void;
  readonly onSeen: () => void;
};

/** That somebody else wrote in this edition meanwhile, and where both did. */
export function TheirChanges({ writing: { theirs, content }, onTake, onSeen }: Props) {
  if (theirs === null) return null;
  return (
    <div className={css.notice} role="alert">
      <p>{W.theirs}</p>
      <Clashes text={W.mineStands} label={W.takeTheirs} content={content} onTake={onTake}>
        {theirs.filter(({ stands }) => stands === 'mine')}
      </Clashes>
      <Clashes text={W.theirsStands} label={W.takeMine} content={content} onTake={onTake}>
        {theirs.filter(({ stands }) => stands === 'theirs')}
      </Clashes>
      <Button variant="secondary" onClick={onSeen}>
        {W.seen}
      </Button>
    </div>
  );
}

type ClashesProps = Pick<Props, 'onTake'> & {
  readonly text: string;
  readonly content: JsonFields;
  /** Of the button that takes the other, by the place of the field. */
  readonly label: (place: string) => string;
  readonly children: readonly Clash[];
};

function Clashes({ text, label, content, onTake, children }: ClashesProps) {
  if (children.length === 0) return null;
  return (
    <>
      <p>{text}</p>
      <ul className={css.plain}>
        {children.map((clash) => (
          <li key={clash.pointer}>
            <Button variant="quiet" onClick={() => onTake(clash)}>
              {label(placeWords(clash.pointer, content))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
