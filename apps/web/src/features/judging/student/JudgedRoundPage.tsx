import type { JudgedRoundDetails, JudgedWork } from '@pratibha/contract/judge';
import { nextPresented } from '@pratibha/domain/judging/next-presented';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { JUDGED_ROUNDS_WORDS } from '@pratibha/words/judging/judge/rounds';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { UNSENT_SHEETS_WORDS } from '@pratibha/words/judging/judge/unsent';
import { formatDateTime } from '@pratibha/words/time';
import { formatRange, formatTime } from '@pratibha/words/time-range';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { HELP_PATH } from '../../../data/address/help-path.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { HallPart } from './HallPart.tsx';
import css from './judge.module.css';
import { isGuestHere, isNotTheirs, judgedWorkPath, useWasNotThere } from './judging-reads.ts';
import { LateJudgedPicture, OwnFinal, OwnNominations } from './late-dialogs.ts';
import { RoundFacts } from './RoundFacts.tsx';
import { RoundStandingPart } from './RoundStandingPart.tsx';
import { TryOut } from './TryOut.tsx';
import { UnsentSheets } from './UnsentSheets.tsx';
import { useOutbox } from './use-outbox.ts';
import { useWorksAtHand } from './works-at-hand.ts';

const W = JUDGED_ROUNDS_WORDS;

/** A round with the works that one is to judge: the next one on top, then all in their order. */
export function JudgedRoundPage({ id }: { readonly id: number }) {
  const round = useQuery(read('GET /judge/rounds/{id}', { params: { id: String(id) } }));
  const wasNotThere = useWasNotThere('GET /judge/rounds/{id}', String(id));
  const isGone = isNotTheirs(round.error) || (round.isPending && wasNotThere);
  const data = isGone ? undefined : round.data;
  useWorksAtHand(data?.judge_state === 'accepted' ? String(id) : '');
  return (
    <>
      {!isGuestHere() && (
        <SiteLink href={USER_PATHS.judging} className={css.back}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {W.all}
        </SiteLink>
      )}
      <PageHeading
        title={data?.title ?? W.heading}
        {...(data ? { intro: data.event_title } : {})}
      />
      {isGone && <EmptyState drawing="lost" text={W.gone} />}
      {round.error && !isGone && data === undefined && (
        <ErrorState message={W.roundFailed} onRetry={() => void round.refetch()} />
      )}
      {round.isPending && !isGone && <Spinner label={W.loading} />}
      <UnsentSheets />
      {data && (
        <div className={css.parts}>
          <section className={css.card}>
            <RoundFacts round={data} />
            {data.in_training && <p className={css.notice}>{JUDGE_RUNNING_WORDS.inTraining}</p>}
            <p className={css.help}>
              {/* The handbook is of the public document. */}
              <a href={`${HELP_PATH}/judging`}>{W.help}</a>
            </p>
            {data.judge_state === 'asked' && <AnswerButtons round={data} />}
          </section>
          {data.judge_state === 'accepted' && <Judged round={data} />}
        </div>
      )}
    </>
  );
}

/** What an accepted judge does: the next work on top, and last what hardly anybody presses. */
function Judged({ round }: { readonly round: JudgedRoundDetails }) {
  const tryOut = <TryOut key="try-out" round={round} />;
  const works = <Works key="works" round={round} />;
  return (
    <>
      <RoundStandingPart roundId={round.id} workId={null} />
      {round.state === 'over' && <OwnFinal roundId={round.id} />}
      {round.sent > 0 ? [works, tryOut] : [tryOut, works]}
      {round.works_listed.length > 0 && <OwnNominations round={round} />}
      <AnswerButtons round={round} />
    </>
  );
}

function Works({ round }: { readonly round: JudgedRoundDetails }) {
  const { state, opens_at, works_listed: works } = round;
  if (state === 'prepared' || state === 'waiting') {
    return <p className={css.notice}>{W.shownFrom(formatDateTime(new Date(opens_at)))}</p>;
  }
  if (round.manner === 'at-the-stand' && state === 'open') return <HallAndWorks round={round} />;
  if (works.length === 0) {
    return <p className={css.notice}>{round.manner === 'presented' ? W.noOrder : W.noWorks}</p>;
  }
  return <ListedWorks round={round} />;
}

/** At the stand works come by going there; those that one has stand below. */
function HallAndWorks({ round }: { readonly round: JudgedRoundDetails }) {
  return (
    <>
      <HallPart round={round} />
      {round.works_listed.length > 0 && <ListedWorks round={round} />}
    </>
  );
}

function ListedWorks({ round }: { readonly round: JudgedRoundDetails }) {
  const works = round.works_listed;
  const { unsent } = useOutbox().kept;
  const unsentOf = (id: number) => unsent.find((one) => one.id === id);
  const now = useNow(30_000);
  const due = works.filter(({ id, state }) => isStillDue(state) && unsentOf(id)?.aim !== 'send');
  const next = nextPresented(due, now ?? new Date(0));
  return (
    <section aria-label={W.works}>
      {next && round.manner !== 'at-the-stand' && (
        <p className={css.next}>
          <SiteLink href={judgedWorkPath(next.id)} className={buttonClass('primary', 'large')}>
            {W.next}
            {W.separator}
            {W.work(next.number)}
            {next.presented && `${W.separator}${timeOf(next.presented, now)}`}
          </SiteLink>
        </p>
      )}
      <ol className={css.works}>
        {works.map((work) => (
          <li key={work.id}>
            <SiteLink href={judgedWorkPath(work.id)} className={css.work}>
              <strong>{W.work(work.number)}</strong>
              {work.presented && (
                <span>
                  {timeOf(work.presented, now)}, {work.presented.room}
                </span>
              )}
              <span>{W.workStates[work.state]}</span>
              {unsentOf(work.id) && <span className={css.off}>{UNSENT_SHEETS_WORDS.here}</span>}
              <span className={css.quiet}>{scoresOf(work, round)}</span>
              <LateJudgedPicture roundId={round.id} work={work.id} />
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When a work comes; the day stands there unless it is today. */
function timeOf(at: NonNullable<JudgedWork['presented']>, now: Date | null): string {
  const [starts, ends] = [new Date(at.starts_at), new Date(at.ends_at)];
  const isToday = now !== null && dayOf(starts) === dayOf(now) && dayOf(ends) === dayOf(now);
  const times = isToday
    ? ([formatTime(starts), formatTime(ends)] as const)
    : formatRange(starts, ends);
  return W.presented(...times);
}

/** One's own scores in the order of the rubric. */
function scoresOf({ scores }: JudgedWork, { rubric }: JudgedRoundDetails): string {
  const given = rubric.criteria.flatMap(({ id, title }) => {
    const score = scores.find(({ criterion_id }) => criterion_id === id);
    return score ? [W.yours(title, score.level)] : [];
  });
  return given.join(W.separator);
}
