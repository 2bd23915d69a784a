import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../data/queries.ts';
import { JudgedRoundPage } from '../JudgedRoundPage.tsx';

/** The one round in which a guest judges. */
export function GuestRound() {
  const { data } = useQuery(read('GET /judge/guest', {}));
  return data && <JudgedRoundPage id={data.round_id} />;
}
