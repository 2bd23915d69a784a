import type { WorkToJudge } from '@pratibha/contract/judge';
import { SHEET_LIMITS } from '@pratibha/domain/judging/score-sheets';
import { codePoints } from '@pratibha/domain/limits';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import css from './judge.module.css';
import type { Sheet } from './sheet.ts';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly work: WorkToJudge;
  readonly sheet: Sheet;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (part: Partial<Sheet>) => void;
};

/** The comment, where the rubric asks for one, and the note; above each stands who reads it. */
export function SheetTexts({ work: { rubric, earlier }, sheet, faults, onChange }: Props) {
  const isMust = rubric.comment === 'must';
  return (
    <>
      {rubric.comment !== 'none' && (
        <div>
          {earlier && earlier.comment !== '' && (
            <p className={css.before}>{W.beforeText(earlier.comment)}</p>
          )}
          <TextAreaField
            label={W.comment}
            help={isMust ? W.commentLeast(Math.max(rubric.comment_words, 1)) : W.commentHelp}
            rows={5}
            required={isMust}
            value={sheet.comment}
            error={faults.get('/comment')}
            note={<Count text={sheet.comment} limit={SHEET_LIMITS.comment} />}
            onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
          />
        </div>
      )}
      <div>
        {earlier && earlier.note !== '' && (
          <p className={css.before}>{W.beforeText(earlier.note)}</p>
        )}
        <TextAreaField
          label={W.note}
          help={W.noteHelp}
          rows={3}
          value={sheet.note}
          error={faults.get('/note')}
          note={<Count text={sheet.note} limit={SHEET_LIMITS.note} />}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      </div>
    </>
  );
}

function Count({ text, limit }: { readonly text: string; readonly limit: number }) {
  const count = codePoints(text.trim());
  return <TextCount count={count} limit={limit} words={W.count(count, limit)} />;
}
