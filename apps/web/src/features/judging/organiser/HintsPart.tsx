import type { ConflictHint } from '@pratibha/contract/conflict-hints';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { HINTS_WORDS } from '@pratibha/words/judging/organiser/running';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = HINTS_WORDS;

/** Works that are named before the rest is counted. */
const MOST_NAMED = 12;

/** What the product has found between judges and works, and works that name their authors. */
export function HintsPart({ round }: { readonly round: RoundDetails }) {
  const params = { id: String(round.id) };
  const hints = useQuery(read('GET /admin/rounds/{id}/hints', { params }));
  const { data, error } = hints;
  if (error && !data) {
    return <ErrorState message={W.failed} onRetry={() => void hints.refetch()} />;
  }
  if (!data || (data.conflicts.length === 0 && data.named.length === 0)) return null;
  return (
    <section className={css.part} aria-label={W.heading}>
      {data.conflicts.length > 0 && (
        <>
          <h2>{W.heading}</h2>
          <p className={css.quiet}>{W.intro}</p>
          <LongList of={W.heading} entries={data.conflicts}>
            {(hint) => <Hint key={`${hint.judge_id} ${hint.reason}`} hint={hint} round={round} />}
          </LongList>
        </>
      )}
      {data.named.length > 0 && (
        <>
          <h2>{W.named}</h2>
          <p className={css.quiet}>{W.namedIntro}</p>
          <LongList of={W.named} entries={data.named}>
            {({ submission_id, by }) => (
              <li key={submission_id}>
                {W.namedWork(
                  workName(round, submission_id),
                  by.map((each) => W.namedBy[each]).join(ROUND_WORDS.separator),
                )}
              </li>
            )}
          </LongList>
        </>
      )}
    </section>
  );
}

type HintProps = { readonly hint: ConflictHint; readonly round: RoundDetails };

function Hint({ hint, round }: HintProps) {
  const { judge_id, reason, submission_ids } = hint;
  const settle = useWrite('PUT /admin/judges/{id}/hints', ROUND_CHANGES);
  const judge = round.judges_listed.find(({ id }) => id === judge_id);
  const name = judge ? nameOfJudge(judge) : ROUND_WORDS.nameless;
  const names = submission_ids.slice(0, MOST_NAMED).map((id) => workName(round, id));
  const rest = submission_ids.length - names.length;
  const press = (are_conflicts: boolean) =>
    settle.mutate(
      { params: { id: String(judge_id) }, body: { submission_ids, are_conflicts } },
      {
        onSuccess: () => adminToast('success', are_conflicts ? W.confirmed : W.lifted),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  return (
    <li>
      <div className={rows.about}>
        <p className={css.name}>{W.between(name, W.reasons[reason])}</p>
        <p className={css.quiet}>
          {W.works(names.join(ROUND_WORDS.separator))} {rest > 0 && W.more(rest)}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={W.liftLabel(name, W.reasons[reason])}
        disabled={settle.isPending}
        onClick={() => press(false)}
      >
        {W.lift}
      </Button>
      <Button
        variant="secondary"
        aria-label={W.confirmLabel(name, W.reasons[reason])}
        disabled={settle.isPending}
        onClick={() => press(true)}
      >
        {W.confirm}
      </Button>
    </li>
  );
}

/** By its number; before the round opens by whoever made it. */
function workName({ works_listed }: RoundDetails, id: number): string {
  const work = works_listed.find(({ submission_id }) => submission_id === id);
  if (!work) return ROUND_WORDS.number(null);
  return work.number === null ? work.user_name : ROUND_WORDS.number(work.number);
}
