import type { JudgedRound } from '@pratibha/contract/judge';
import { JUDGED_ROUNDS_WORDS } from '@pratibha/words/judging/judge/rounds';
import { useQuery } from '@tanstack/react-query';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { JudgedRoundPage } from './JudgedRoundPage.tsx';
import css from './judge.module.css';
import { judgedRoundPath } from './judging-reads.ts';
import { PauseNote } from './PauseNote.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import { StandSheetPage } from './StandSheetPage.tsx';
import { UnsentSheets } from './UnsentSheets.tsx';
import { useWorksAtHand } from './works-at-hand.ts';

const W = JUDGED_ROUNDS_WORDS;

type Props = {
  readonly roundId: number | null;
  /** Of a work of the round that one scores where it stands, before it is one's own. */
  readonly at: number | null;
};

/** `/user/judging`: the rounds in which the person judges or is asked to, or one of them. */
export function JudgingPage({ roundId, at }: Props) {
  if (roundId === null) return <JudgedRounds />;
  if (at === null) return <JudgedRoundPage id={roundId} />;
  return <StandSheetPage key={at} roundId={roundId} number={at} />;
}

function JudgedRounds() {
  const rounds = useQuery(read('GET /judge/rounds', {}));
  const rows = rounds.data;
  const judged = rows?.filter(
    ({ judge_state, state }) => judge_state === 'accepted' && state === 'open',
  );
  useWorksAtHand((judged ?? []).map(({ id }) => id).join(','));
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro} />
      <UnsentSheets />
      {rounds.isLoadingError && (
        <ErrorState message={W.failed} onRetry={() => void rounds.refetch()} />
      )}
      {rounds.isPending && <Spinner label={W.loading} />}
      {rows?.length === 0 && (
        <EmptyState drawing="events" text={W.none}>
          <SiteLink href={USER_PATHS.events} className={buttonClass()}>
            {W.events}
          </SiteLink>
        </EmptyState>
      )}
      <ul className={css.rounds}>
        {rows?.map((round) => (
          <li key={round.id} className={css.card}>
            <Round round={round} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Round({ round }: { readonly round: JudgedRound }) {
  return (
    <>
      <h2>
        <SiteLink href={judgedRoundPath(round.id)}>{round.event_title}</SiteLink>
      </h2>
      <p className={css.quiet}>{round.title}</p>
      <RoundFacts round={round} />
      {round.judge_state === 'accepted' && round.state === 'open' && (
        <PauseNote roundId={round.id} />
      )}
      {round.judge_state === 'asked' && <AnswerButtons round={round} />}
    </>
  );
}
