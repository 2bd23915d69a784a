import { ProblemError } from '@pratibha/contract/client';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { ROUNDS_WORDS } from '@pratibha/words/judging/organiser/rounds';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { AssignmentPart } from './AssignmentPart.tsx';
import { CallsPart } from './CallsPart.tsx';
import { GuestsPart } from './GuestsPart.tsx';
import { HintsPart } from './HintsPart.tsx';
import { JudgesPart } from './JudgesPart.tsx';
import css from './judging.module.css';
import { MannerPart } from './MannerPart.tsx';
import { Matrix } from './Matrix.tsx';
import { NominationsPart } from './NominationsPart.tsx';
import { RoundActions } from './RoundActions.tsx';
import { RubricPart } from './RubricPart.tsx';
import { RunningPart } from './RunningPart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { WorksPart } from './WorksPart.tsx';

const W = ROUND_WORDS;

type Props = {
  readonly id: string;
  /** Of which work and judge the cell is open. */
  readonly opens: readonly [work: number, judge: number] | null;
};

/** `/admin/rounds/$id`: a round from its rubric to the last score sheet. */
export function RoundPage({ id, opens }: Props) {
  const round = useQuery({ ...read('GET /admin/rounds/{id}', { params: { id } }), ...LIVE_QUERY });
  const { data, error } = round;
  const isGone = error instanceof ProblemError && error.status === 404;
  return (
    <>
      {data ? (
        <SiteLink href={adminPaths.judging({ id: data.event_id })} className={css.back}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {W.back}
        </SiteLink>
      ) : (
        <span className={css.back} />
      )}
      <PageHeading title={data?.title ?? W.heading} {...(data ? { intro: introOf(data) } : {})} />
      {isGone ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : data ? (
        <div className={css.parts}>
          {data.judges_too && <p className={css.notice}>{W.judgesToo}</p>}
          <RoundActions round={data} />
          {data.opened_at !== null && <CallsPart roundId={data.id} />}
          {data.opened_at !== null && <RunningPart round={data} />}
          {data.opened_at !== null && <Matrix round={data} opens={opens} />}
          {data.opened_at !== null && data.manner === 'remote' && <AssignmentPart round={data} />}
          <MannerPart round={data} />
          <HintsPart round={data} />
          <JudgesPart round={data} />
          <GuestsPart round={data} />
          <RubricPart round={data} />
          <NominationsPart round={data} />
          <TermsPart roundId={data.id} />
          <WorksPart round={data} />
        </div>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void round.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}

function introOf({ event_title, state, opens_at, closes_at }: RoundDetails): string {
  const [opens = '', closes = ''] = [opens_at, closes_at].map((at) => formatDateTime(new Date(at)));
  const parts = [event_title, ROUNDS_WORDS.states[state], ROUNDS_WORDS.window(opens, closes)];
  return parts.join(W.separator);
}
