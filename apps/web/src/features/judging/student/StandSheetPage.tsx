import { ProblemError } from '@pratibha/contract/client';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { StandsToJudge } from '@pratibha/contract/standing';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { said } from '../../../data/said.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import css from './judge.module.css';
import { isNotTheirs, judgedRoundPath, judgedWorkPath } from './judging-reads.ts';
import { RoundStandingPart } from './RoundStandingPart.tsx';
import { SheetPart } from './SheetPart.tsx';
import type { StoodAt } from './sheet-line.ts';
import { standSheetId, workAtStand } from './stand-sheets.ts';
import { useArrival } from './use-arrival.ts';
import { useOutbox } from './use-outbox.ts';

const W = HALL_WORDS;

type Props = {
  readonly roundId: number;
  /** Of the work that stands there. */
  readonly number: number;
};

/** A work that is scored where it stands without a network, before it is its judge's. */
export function StandSheetPage({ roundId, number }: Props) {
  const params = { id: String(roundId) };
  const round = useQuery(read('GET /judge/rounds/{id}', { params }));
  const stands = useQuery(read('GET /judge/rounds/{id}/stands', { params }));
  const { unsent } = useOutbox().kept;
  const left = unsent.find(({ id }) => id === standSheetId(roundId, number))?.stood ?? null;
  const found = stands.data?.stands.find((each) => each.number === number);
  const isGone = isNotTheirs(round.error);
  const isWaiting = round.isPending || (stands.isPending && left === null);
  const failed = [round, stands].find(({ isLoadingError }) => isLoadingError);
  const stood = left ?? (found && { roundId, stand: found.stand, number, isOneMore: false });
  return (
    <>
      <SiteLink href={judgedRoundPath(roundId)} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {JUDGED_WORK_WORDS.back}
      </SiteLink>
      <PageHeading
        title={JUDGED_WORK_WORDS.number(number)}
        {...(stood ? { intro: W.place(stood.stand, found?.area ? said(found.area) : null) } : {})}
      />
      {isGone && <EmptyState drawing="lost" text={JUDGED_WORK_WORDS.gone} />}
      {isWaiting && <Spinner label={W.loading} />}
      {failed && !isGone && left === null && (
        <ErrorState message={W.failed} onRetry={() => void failed.refetch()} />
      )}
      {!isWaiting && !failed && !isGone && !stood && <EmptyState drawing="lost" text={W.unknown} />}
      {round.data && !isGone && stood && (
        <AtStand
          key={round.data.rubric.number}
          round={round.data}
          stood={stood}
          isLeft={left !== null}
          assignmentId={found?.assignment_id ?? null}
        />
      )}
    </>
  );
}

type Standing = {
  readonly round: JudgedRoundDetails;
  readonly stood: StoodAt;
  /** Whether something of it is kept on this device. */
  readonly isLeft: boolean;
  readonly assignmentId: StandsToJudge['stands'][number]['assignment_id'];
};

function AtStand({ round, stood, isLeft, assignmentId }: Standing) {
  // Once one fills it in, it stays where it is.
  const [own] = useState(isLeft ? null : assignmentId);
  const isArriving = useArrival(stood, !isLeft);
  if (isArriving) return <Spinner label={W.loading} />;
  if (own !== null) return <ToOwn id={own} />;
  return <StandSheet round={round} stood={stood} isOwn={assignmentId !== null} />;
}

/** The work is theirs already, with a page of its own. */
function ToOwn({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: judgedWorkPath(id), replace: true }), [navigate, id]);
  return <Spinner label={W.loading} />;
}

type Sheet = Pick<Standing, 'round' | 'stood'> & { readonly isOwn: boolean };

function StandSheet({ round, stood, isOwn }: Sheet) {
  const [work] = useState(() => workAtStand(round, stood.number));
  const [other] = useState({ stood });
  const { outbox, kept } = useOutbox();
  const error = kept.unsent.find(({ id }) => id === work.id)?.error;
  return (
    <div className={css.parts}>
      <RoundStandingPart roundId={round.id} workId={null} />
      {!isOwn && <p className={css.notice}>{W.notYours}</p>}
      <SheetPart work={work} other={other} />
      <div role="status">
        {error instanceof ProblemError && error.code === 'stand-has-enough' && (
          <p className={css.actions}>
            <Button onClick={() => outbox.beOneMore(work.id)}>{W.oneMore}</Button>
          </p>
        )}
      </div>
    </div>
  );
}
