import type { WorkToJudge } from '@pratibha/contract/judge';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import css from './judge.module.css';

const W = JUDGED_WORK_WORDS;

type Props = { readonly earlier: NonNullable<WorkToJudge['by_earlier_rubric']> };

/** What one gave before the rubric changed, beside the sheet by the new one. */
export function EarlierRubricSheet({ earlier }: Props) {
  const { rubric, scores, comment, note } = earlier;
  const levelOf = (id: number) => scores.find(({ criterion_id }) => criterion_id === id)?.level;
  return (
    <section className={css.card} aria-label={W.earlier}>
      <h2>{W.earlier}</h2>
      <dl className={css.plain}>
        {rubric.criteria.map(({ id, title, levels }) => {
          const level = levelOf(id);
          return (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                {level === undefined ? W.earlierNone : W.level(level, levels[level - 1] ?? '')}
              </dd>
            </div>
          );
        })}
      </dl>
      {comment !== '' && <p className={css.before}>{W.commentLine(comment)}</p>}
      {note !== '' && <p className={css.before}>{W.noteLine(note)}</p>}
    </section>
  );
}
