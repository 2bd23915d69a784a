import type { RoundDetails, RoundWork } from '@pratibha/contract/rounds';
import { wouldTake } from '@pratibha/domain/judging/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { useWrite } from '../../../data/queries.ts';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = ROUND_WORDS;

/** The works of a round, with why some are in it no more; those that came later may be put in. */
export function WorksPart({ round }: { readonly round: RoundDetails }) {
  const settle = useWrite('PUT /admin/rounds/{id}/works', ROUND_CHANGES);
  const takeIn = useWrite('POST /admin/rounds/{id}/late-works', ROUND_CHANGES);
  const { state, takes } = round;
  const isLater = state === 'prepared' && takes === 'best';
  const works = isLater ? [] : round.works_listed;
  const mayChoose = state === 'prepared' ? takes === 'chosen' : state !== 'over';
  const late = works.filter((work) => isLate(work, round));
  const pressLate = () =>
    takeIn.mutate(
      { params: { id: String(round.id) } },
      { onError: (error) => adminToast('error', reasonOf(error)) },
    );
  const press = ({ submission_id, is_in }: RoundWork) =>
    settle.mutate(
      { params: { id: String(round.id) }, body: { submission_id, is_in: !is_in } },
      { onError: (error) => adminToast('error', reasonOf(error)) },
    );
  return (
    <section className={css.part} aria-label={W.works}>
      <h2>{W.works}</h2>
      <p className={css.quiet}>
        {isLater ? W.bestLater : works.length === 0 ? W.noWorks : W.worksOf(round.works)}
      </p>
      {round.border_reason !== null && (
        <p className={css.said}>{W.borderReason(round.border_reason)}</p>
      )}
      {mayChoose && late.length > 0 && (
        <div className={css.notice}>
          <p>{W.cameLater(late.length)}</p>
          <Button variant="secondary" disabled={takeIn.isPending} onClick={pressLate}>
            {W.takeThemIn}
          </Button>
        </div>
      )}
      <LongList of={W.works} entries={works}>
        {(work) => (
          <li key={work.submission_id}>
            <div className={rows.about}>
              <p className={css.name}>
                {work.number === null
                  ? work.user_name
                  : `${W.number(work.number)}${W.separator}${work.user_name}`}
              </p>
              <p className={css.quiet}>
                <StatusBadge status={work.submission_status} /> {saidOf(work, round)}
              </p>
            </div>
            {mayChoose && (work.is_in || work.submission_status !== 'REJECTED') && (
              <Button
                variant="secondary"
                disabled={settle.isPending}
                aria-label={(work.is_in ? W.takeOutLabel : W.putInLabel)(work.user_name)}
                onClick={() => press(work)}
              >
                {work.is_in ? W.takeOut : W.putIn}
              </Button>
            )}
          </li>
        )}
      </LongList>
    </section>
  );
}

/** Whether it came after the round was opened, which would have taken it. */
function isLate(work: RoundWork, { opened_at, takes }: RoundDetails): boolean {
  if (opened_at === null || work.is_in || work.out_because !== null) return false;
  return wouldTake(takes, { status: work.submission_status, isChosen: false });
}

function saidOf(work: RoundWork, round: RoundDetails): string {
  if (work.out_because !== null) return W.outBecause[work.out_because];
  if (!work.is_in) return isLate(work, round) ? W.notAssignedYet : W.notChosen;
  return work.current_revision > work.revision ? W.newer(work.current_revision) : '';
}
