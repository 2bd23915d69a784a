import type { Rubric } from '@pratibha/contract/rubrics';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './judge.module.css';
import type { Keeping } from './keeping.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { SheetKeeper } from './sheet-keeper.ts';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly rubric: Rubric;
  readonly keeper: SheetKeeper;
  readonly keeping: Keeping;
};

/** Of two devices the judge says which holds, with both in sight. */
export function SheetClash({ rubric, keeper, keeping: { sheet, kept } }: Props) {
  return (
    <div className={css.clash} role="alert">
      <h3>{W.clashTitle}</h3>
      <p>{kept === null ? W.clashEmpty : W.clashText}</p>
      <div className={css.pair}>
        <Version title={W.clashMine} rubric={rubric} sheet={sheet} />
        <Version title={W.clashKept} rubric={rubric} sheet={sheetOf(kept)} />
      </div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => keeper.takeKept()}>
          {W.takeKept}
        </Button>
        <Button onClick={() => void keeper.keepMine()}>{W.keepMine}</Button>
      </div>
    </div>
  );
}

type VersionProps = {
  readonly title: string;
  readonly rubric: Rubric;
  readonly sheet: Sheet;
};

function Version({ title, rubric, sheet: { scores, comment, note } }: VersionProps) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {rubric.criteria.map((criterion) => (
          <li key={criterion.id}>
            {W.scoreLine(criterion.title, String(scores[criterion.id] ?? W.noScore))}
          </li>
        ))}
        {comment !== '' && <li>{W.commentLine(comment)}</li>}
        {note !== '' && <li>{W.noteLine(note)}</li>}
      </ul>
    </div>
  );
}
