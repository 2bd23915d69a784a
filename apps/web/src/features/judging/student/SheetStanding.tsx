import type { WorkToJudge } from '@pratibha/contract/judge';
import { nextPresented } from '@pratibha/domain/judging/next-presented';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import css from './judge.module.css';
import { judgedRoundPath, judgedWorkPath } from './judging-reads.ts';
import type { Keeping } from './keeping.ts';
import { useAreOnTheirWay } from './use-outbox.ts';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly work: WorkToJudge;
  readonly keeping: Keeping;
  readonly onCorrect: () => void;
};

/** What became of the sheet, and how it goes on from there. */
export function SheetStanding({ work, keeping, onCorrect }: Props) {
  const { kept, isCorrecting, state, aim } = keeping;
  const isSent = kept?.state === 'sent';
  const reason = kept?.cannot_because ?? null;
  const isDone = isSent || reason !== null;
  return (
    <div role="status" className={css.standing}>
      {isSent && kept.sent_at !== null && <p>{W.sent(formatDateTime(new Date(kept.sent_at)))}</p>}
      {reason !== null && <p>{W.saidCannot(W.cannotReasons[reason])}</p>}
      {kept?.late && <p className={css.notice}>{W.late[kept.late]}</p>}
      {!isDone && work.earlier !== null && <p className={css.notice}>{W.lookAgain}</p>}
      {state === 'waiting' && aim === 'send' && (
        <div className={css.actions}>
          <GoOn work={work} />
        </div>
      )}
      {!isDone && work.earlier === null && work.by_earlier_rubric !== null && (
        <p className={css.notice}>{W.scoreAgain}</p>
      )}
      {isDone && !isCorrecting && (
        <div className={css.actions}>
          <Button variant="secondary" onClick={onCorrect}>
            {isSent ? W.correct : W.judgeAfterAll}
          </Button>
          <GoOn work={work} />
        </div>
      )}
    </div>
  );
}

/** The way on, in a hall by the stands. */
function GoOn({ work }: { readonly work: WorkToJudge }) {
  return work.manner === 'at-the-stand' ? <NextStand work={work} /> : <Next work={work} />;
}

/** The way to the next work of the round that is still to do. */
function Next({ work: { id, round_id } }: { readonly work: WorkToJudge }) {
  const { data } = useQuery(read('GET /judge/rounds/{id}', { params: { id: String(round_id) } }));
  const areOnTheirWay = useAreOnTheirWay();
  const now = useNow(30_000);
  if (data === undefined) return null;
  const due = data.works_listed.filter(
    (work) => work.id !== id && isStillDue(work.state) && !areOnTheirWay(work.id),
  );
  const next = nextPresented(due, now ?? new Date(0));
  if (next === undefined) {
    return data.works_listed.some((work) => areOnTheirWay(work.id)) ? null : <p>{W.allDone}</p>;
  }
  return (
    <SiteLink href={judgedWorkPath(next.id)} className={buttonClass()}>
      {W.nextWork}
    </SiteLink>
  );
}

/** At the stand it goes on in the hall. */
function NextStand({ work: { round_id } }: { readonly work: WorkToJudge }) {
  return (
    <SiteLink href={judgedRoundPath(round_id)} className={buttonClass()}>
      {W.nextStand}
    </SiteLink>
  );
}
