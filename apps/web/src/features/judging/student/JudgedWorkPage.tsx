import type { WorkToJudge } from '@pratibha/contract/judge';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { EarlierRubricSheet } from './EarlierRubricSheet.tsx';
import { FilesOfWork } from './FilesOfWork.tsx';
import css from './judge.module.css';
import { isGuestHere, isNotTheirs, judgedRoundPath, useWasNotThere } from './judging-reads.ts';
import { RoundStandingPart } from './RoundStandingPart.tsx';
import { SheetPart } from './SheetPart.tsx';
import { StandClock } from './StandClock.tsx';
import { useStanding } from './use-standing.ts';
import { WorkLinks } from './WorkLinks.tsx';

const W = JUDGED_WORK_WORDS;

/** `/user/judging/$id`: a work to judge, with the score sheet below it. */
export function JudgedWorkPage({ id }: { readonly id: string }) {
  const work = useQuery(read('GET /judge/works/{id}', { params: { id } }));
  const wasNotThere = useWasNotThere('GET /judge/works/{id}', id);
  const isGone = isNotTheirs(work.error) || (work.isPending && wasNotThere);
  const data = isGone ? undefined : work.data;
  const back = data
    ? judgedRoundPath(data.round_id)
    : isGuestHere()
      ? USER_PATHS.judge
      : USER_PATHS.judging;
  return (
    <>
      <SiteLink href={back} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading
        title={data ? W.number(data.number) : W.heading}
        {...(data?.by ? { intro: W.by(data.by.name, data.by.college) } : {})}
      />
      {isGone && <EmptyState drawing="lost" text={W.gone} />}
      {work.error && !isGone && data === undefined && (
        <ErrorState message={W.failed} onRetry={() => void work.refetch()} />
      )}
      {work.isPending && !isGone && <Spinner label={W.loading} />}
      {data && (
        <div className={css.parts}>
          <RoundStandingPart roundId={data.round_id} workId={data.id} />
          <Work work={data} />
          <FilesOfWork work={data} />
          {data.manner === 'at-the-stand' && (
            <StandClock roundId={data.round_id} assignmentId={data.id} />
          )}
          {/* By another rubric it is another sheet. */}
          <SheetPart key={data.rubric.number} work={data} />
          {data.by_earlier_rubric && <EarlierRubricSheet earlier={data.by_earlier_rubric} />}
        </div>
      )}
    </>
  );
}

function Work({ work }: { readonly work: WorkToJudge }) {
  const now = useNow(60_000);
  const closes = new Date(work.closes_at);
  const standing = useStanding(work.round_id);
  const until = standing?.comments_until ? new Date(standing.comments_until) : null;
  const { work_link, demo_or_alternate_link: other } = work;
  return (
    <section className={css.card} aria-label={W.number(work.number)}>
      {now !== null &&
        !standing?.pause &&
        (now > closes ? (
          <p className={css.notice}>
            {until !== null && now <= until
              ? JUDGE_RUNNING_WORDS.commentsOnly(formatDateTime(until))
              : W.windowOver}
          </p>
        ) : (
          <p className={css.quiet}>{W.until(formatDateTime(closes), relativeTime(now, closes))}</p>
        ))}
      <h2>{W.description}</h2>
      <p className={css.description}>{work.description}</p>
      <WorkLinks {...{ work_link, other }} asks={work.by === null} heading={W.links} />
    </section>
  );
}
