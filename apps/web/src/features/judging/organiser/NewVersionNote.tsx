import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { RUBRIC_VERSION_WORDS } from '@pratibha/words/judging/organiser/rubric-version';
import { nameOfJudge } from './JudgesPart.tsx';
import css from './judging.module.css';

const W = RUBRIC_VERSION_WORDS;

/** Before a new version of the rubric is saved: which sheets are asked again by it. */
export function NewVersionNote({ round }: { readonly round: RoundDetails }) {
  const asked = round.assignments.filter(
    ({ state, is_ended }) => !is_ended && (state === 'sent' || state === 'begun'),
  );
  const judges = new Map(round.judges_listed.map((judge) => [judge.id, judge]));
  const works = round.works_listed.flatMap(({ submission_id, number }) => {
    const own = asked.filter((each) => each.submission_id === submission_id);
    const names = own.flatMap(({ judge_id }) => {
      const judge = judges.get(judge_id);
      return judge ? [nameOfJudge(judge)] : [];
    });
    return names.length === 0 ? [] : [{ id: submission_id, number, names }];
  });
  return (
    <div className={css.notice}>
      <p>{W.asked(asked.length, new Set(asked.map(({ judge_id }) => judge_id)).size)}</p>
      {works.length > 0 && (
        <ul aria-label={W.askedList}>
          {works.map(({ id, number, names }) => (
            <li key={id}>{W.line(ROUND_WORDS.number(number), names.join(W.comma))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
