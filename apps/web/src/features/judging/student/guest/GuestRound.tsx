import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../data/queries.ts';
import { JudgedRoundPage } from '../JudgedRoundPage.tsx';
import { StandSheetPage } from '../StandSheetPage.tsx';

type Props = {
  /** As of `JudgingPage`. */
  readonly at: number | null;
  /** Of which round that work is; null: of the guest's own. */
  readonly roundId: number | null;
};

/** The one round in which a guest judges. */
export function GuestRound({ at, roundId }: Props) {
  const { data } = useQuery(read('GET /judge/guest', {}));
  if (!data) return null;
  const isOwn = roundId === null || roundId === data.round_id;
  if (at === null || !isOwn) return <JudgedRoundPage id={data.round_id} />;
  return <StandSheetPage key={at} roundId={data.round_id} number={at} />;
}
