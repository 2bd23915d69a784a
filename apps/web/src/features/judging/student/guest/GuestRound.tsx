import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../data/queries.ts';
import { JudgedRoundPage } from '../JudgedRoundPage.tsx';
import { StandSheetPage } from '../StandSheetPage.tsx';

/**
 * The one round in which a guest judges.
 *
 * @param at as of `JudgingPage`
 */
export function GuestRound({ at }: { readonly at: number | null }) {
  const { data } = useQuery(read('GET /judge/guest', {}));
  if (!data) return null;
  if (at === null) return <JudgedRoundPage id={data.round_id} />;
  return <StandSheetPage key={at} roundId={data.round_id} number={at} />;
}
