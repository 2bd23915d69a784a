import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { RUNNING_WORDS } from '@pratibha/words/judging/organiser/running';
import css from './judging.module.css';
import { coverOf } from './matrix-cells.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = RUNNING_WORDS;

/** Those that are named before the rest is counted: the table below has all. */
const MOST_NAMED = 12;

/** Works without enough judges, and judges who have not begun or not tried. */
export function MissingPart({ round }: { readonly round: RoundDetails }) {
  const few = round.works_listed
    .filter((work) => work.is_in && coverOf(round, work) < round.judges_per_work)
    .map(({ number }) => ROUND_WORDS.number(number));
  const judging = round.judges_listed.filter(({ state }) => state === 'accepted');
  const idle = judging.filter(({ works, has_begun }) => works > 0 && !has_begun).map(nameOfJudge);
  const untried = judging.filter(({ has_tried }) => !has_tried).map(nameOfJudge);
  const said = [
    { label: W.few(few.length), names: few },
    { label: W.idle(idle.length), names: idle },
    { label: W.untried(untried.length), names: untried },
  ].filter(({ names }) => names.length > 0);
  if (said.length === 0) return <p className={css.quiet}>{W.allWell}</p>;
  return (
    <ul className={css.missing}>
      {said.map(({ label, names }) => (
        <li key={label}>
          <span className={css.few}>{label}</span> {names.slice(0, MOST_NAMED).join(W.separator)}{' '}
          {names.length > MOST_NAMED && W.others(names.length - MOST_NAMED)}
        </li>
      ))}
    </ul>
  );
}
