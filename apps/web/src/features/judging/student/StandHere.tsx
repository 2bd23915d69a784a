import type { StandsToJudge } from '@pratibha/contract/standing';
import type { LeavingReason } from '@pratibha/domain/judging/stands';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { formatTime } from '@pratibha/words/time-range';
import { useWrite } from '../../../data/queries.ts';
import { said } from '../../../data/said.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './hall.module.css';
import { JUDGED_CHANGES, judgedWorkPath } from './judging-reads.ts';
import { useStandAt } from './use-stand-at.tsx';

const W = HALL_WORDS;

type Props = {
  readonly stands: StandsToJudge;
  readonly here: NonNullable<StandsToJudge['here']>;
};

/** The stand to which one goes, or at which one stands: large, to be read while walking. */
export function StandHere({ stands, here }: Props) {
  const { stand, area, number, assignment_id, arrived_at, taken_until } = here;
  const arrive = useStandAt(stands.round_id);
  const leave = useWrite('POST /judge/rounds/{id}/stands/leave', JUDGED_CHANGES);
  const isBusy = arrive.write.isPending || leave.isPending;
  const press = (because: LeavingReason) =>
    leave.mutate({ params: { id: String(stands.round_id) }, body: { because } });
  const error = arrive.write.error ?? leave.error;
  const isOnTheWay = arrived_at === null;
  return (
    <div className={css.here}>
      <p role="status">
        <span className={css.quiet}>{isOnTheWay ? W.goTo : W.standAt}</span>{' '}
        <strong className={css.stand}>{stand}</strong>{' '}
        <span>{[...(area === null ? [] : [said(area)]), W.work(number)].join(W.separator)}</span>
      </p>
      {error && (
        <p role="alert" className={css.error}>
          {failureWords(error, W.didNotWork)}
        </p>
      )}
      {isOnTheWay ? (
        <>
          <Button
            size="large"
            className={css.big}
            disabled={isBusy}
            onClick={() => arrive.go({ stand, number })}
          >
            {W.here}
          </Button>
          <div className={css.ways}>
            <Button variant="secondary" disabled={isBusy} onClick={() => press('busy')}>
              {W.busy}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => press('nobody')}>
              {W.nobody}
            </Button>
          </div>
          <p className={css.quiet}>{W.yours(formatTime(new Date(taken_until)))}</p>
        </>
      ) : (
        assignment_id !== null && (
          <SiteLink
            href={judgedWorkPath(assignment_id)}
            className={`${buttonClass('primary', 'large')} ${css.big}`}
          >
            {W.open}
          </SiteLink>
        )
      )}
      <Button variant="quiet" disabled={isBusy} onClick={() => press('break')}>
        {W.pause}
      </Button>
      {arrive.dialog}
    </div>
  );
}
