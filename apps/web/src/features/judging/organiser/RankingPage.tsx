import { ProblemError } from '@pratibha/contract/client';
import type { RoundRanking } from '@pratibha/contract/round-rankings';
import { RANKING_WORDS } from '@pratibha/words/judging/organiser/ranking';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { reasonOf } from '../../console/console.tsx';
import type { AnswerInAddress } from './answer-search.ts';
import { FinalPart } from './FinalPart.tsx';
import css from './judging.module.css';
import { RankedCriteria } from './RankedCriteria.tsx';
import { RankedJudges } from './RankedJudges.tsx';
import { RankedNominations } from './RankedNominations.tsx';
import { RankedOrder } from './RankedOrder.tsx';
import { ResultEnquiriesPart } from './ResultEnquiriesPart.tsx';
import { isAnswer, worksWithin } from './ranked-within.ts';
import own from './ranking.module.css';

const W = RANKING_WORDS;

type Props = { readonly id: string; readonly answer: AnswerInAddress };

/** `/admin/ranking/$id`: how the works of a round stand, and what that rests on. */
export function RankingPage({ id, answer }: Props) {
  const ranking = useQuery(read('GET /admin/rounds/{id}/ranking', { params: { id } }));
  const { data, error } = ranking;
  const isGone = error instanceof ProblemError && error.status === 404;
  const isRefused = error instanceof ProblemError && error.status === 409;
  return (
    <>
      <SiteLink href={adminPaths.round({ id: Number(id) })} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading
        title={W.heading}
        {...(data ? { intro: [data.event_title, data.round_title].join(W.separator) } : {})}
      />
      {isGone ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : isRefused ? (
        <EmptyState drawing="submissions" text={reasonOf(error)} />
      ) : data ? (
        <div className={css.parts}>
          <Ranked ranking={data} answer={answer} />
          <ResultEnquiriesPart roundId={data.round_id} />
        </div>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void ranking.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}

function Ranked({ ranking, answer }: { ranking: RoundRanking; answer: AnswerInAddress }) {
  const works = worksWithin(ranking, answer);
  const { means_because, sheets_due } = ranking;
  if (!ranking.works.some(({ sheets }) => sheets > 0)) {
    return <EmptyState drawing="submissions" text={W.none} />;
  }
  return (
    <div className={css.parts}>
      {sheets_due > 0 && <p className={css.notice}>{W.due(sheets_due)}</p>}
      <section className={css.part} aria-label={W.order}>
        <h2>{W.order}</h2>
        <p className={css.quiet}>
          {means_because === null ? W.calibrated : W.because[means_because]}
        </p>
        <div className={own.read}>
          <Within ranking={ranking} answer={answer} />
          <RankedOrder works={works} all={ranking.works} />
        </div>
        <div className={css.actions}>
          <a
            className={buttonClass('secondary')}
            href={`${ENDPOINTS.api}/admin/rounds/${ranking.round_id}/ranking/export`}
            download
          >
            {W.export}
          </a>
        </div>
      </section>
      <FinalPart roundId={ranking.round_id} />
      <RankedJudges judges={ranking.judges} />
      <RankedCriteria ranking={ranking} works={works} />
      <RankedNominations roundId={ranking.round_id} />
    </div>
  );
}

/** Which works are read: all, or those of an answer; it stands in the address. */
function Within({ ranking, answer }: { ranking: RoundRanking; answer: AnswerInAddress }) {
  const navigate = useNavigate();
  if (ranking.answers.length === 0) return null;
  return (
    <SelectField
      label={W.within}
      help={W.withinHelp}
      value={`${ranking.answers.findIndex((each) => isAnswer(each, answer))}`}
      choices={[
        { value: '-1', label: W.everything },
        ...ranking.answers.map(({ question, answer: given }, at) => ({
          value: `${at}`,
          label: W.choice(question ?? W.college, given),
        })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = ranking.answers[Number(currentTarget.value)];
        void navigate({
          to: '/admin/ranking/$id',
          params: { id: String(ranking.round_id) },
          search: chosen ? { question: chosen.question ?? '', answer: chosen.answer } : {},
          replace: true,
        });
      }}
    />
  );
}
