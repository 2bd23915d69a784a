import type { Rubric } from '@pratibha/contract/rubrics';
import { CELL_WORDS } from '@pratibha/words/judging/organiser/round';
import rows from '../../../ui/list/row-list.module.css';
import css from './judging.module.css';

const W = CELL_WORDS;

type Props = {
  readonly criteria: Rubric['criteria'];
  readonly scores: readonly { readonly criterion_id: number; readonly level: number }[];
};

/** The scores of a sheet, in the order of its rubric. */
export function ScoreList({ criteria, scores }: Props) {
  const levelOf = (id: number) => scores.find(({ criterion_id }) => criterion_id === id)?.level;
  return (
    <ul className={rows.list}>
      {criteria.map(({ id, title, levels }) => {
        const level = levelOf(id);
        return (
          <li key={id}>
            <span className={css.name}>{title}</span>
            <span>{level === undefined ? W.noScore : W.level(level, levels[level - 1] ?? '')}</span>
          </li>
        );
      })}
    </ul>
  );
}
