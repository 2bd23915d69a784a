import type { WorkToJudge } from '@pratibha/contract/judge';
import { isHttpUrl } from '@pratibha/domain/text/links';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import css from './judge.module.css';
import { isGuestHere, isNotTheirs, judgedRoundPath } from './judging-reads.ts';
import { SheetPart } from './SheetPart.tsx';

const W = JUDGED_WORK_WORDS;

/** `/user/judging/$id`: a work to judge, with the score sheet below it. */
export function JudgedWorkPage({ id }: { readonly id: string }) {
  const work = useQuery(read('GET /judge/works/{id}', { params: { id } }));
  const isGone = isNotTheirs(work.error);
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
      {work.isPending && <Spinner label={W.loading} />}
      {data && (
        <div className={css.parts}>
          <Work work={data} />
          <SheetPart work={data} />
        </div>
      )}
    </>
  );
}

function Work({ work }: { readonly work: WorkToJudge }) {
  const now = useNow(60_000);
  const closes = new Date(work.closes_at);
  const { work_link, demo_or_alternate_link: other } = work;
  return (
    <section className={css.card} aria-label={W.number(work.number)}>
      {now !== null &&
        (now > closes ? (
          <p className={css.notice}>{W.windowOver}</p>
        ) : (
          <p className={css.quiet}>{W.until(formatDateTime(closes), relativeTime(now, closes))}</p>
        ))}
      <h2>{W.description}</h2>
      <p className={css.description}>{work.description}</p>
      <h2>{W.links}</h2>
      <ul className={css.links}>
        <WorkLink url={work_link} words={W.opens} />
        {other !== null && <WorkLink url={other} words={W.opensOther} />}
      </ul>
    </section>
  );
}

type LinkProps = { readonly url: string; readonly words: (host: string) => string };

/** Where a link leads stands on it: in a blind round the site may name whoever made the work. */
function WorkLink({ url, words }: LinkProps) {
  if (!isHttpUrl(url)) return <li>{url}</li>;
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {words(new URL(url).host)}
        <ExternalLink size={16} strokeWidth={1.75} aria-label={W.opensElsewhere} />
      </a>
    </li>
  );
}
