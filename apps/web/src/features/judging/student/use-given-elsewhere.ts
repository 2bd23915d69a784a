import type { WorkToJudge } from '@pratibha/contract/judge';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

/** To how many other works of the round one gave a level, so that one measure holds for all. */
export function useGivenElsewhere({ id, round_id }: WorkToJudge) {
  const { data } = useQuery(read('GET /judge/rounds/{id}', { params: { id: String(round_id) } }));
  const others = data?.works_listed.filter((work) => work.id !== id) ?? [];
  const scores = others.flatMap((work) => work.scores);
  return (criterionId: number) => (level: number) =>
    scores.filter((score) => score.criterion_id === criterionId && score.level === level).length;
}
