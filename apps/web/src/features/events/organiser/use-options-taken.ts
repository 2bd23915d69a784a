import type { OptionTaken } from '@pratibha/contract/option-seats';
import type { QuestionsAsked } from '@pratibha/domain/questions/option-seats';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import type { TakenOf } from './OptionSeats.tsx';

const NONE: readonly OptionTaken[] = [];

/** How many have chosen which option of an event's questions; null: it is new. */
export function useOptionsTaken(eventId: number | null, asked: QuestionsAsked): TakenOf {
  const { data = NONE } = useQuery({
    ...read('GET /admin/events/{id}/options', { params: { id: String(eventId) } }),
    enabled: eventId !== null,
    staleTime: 0,
  });
  return (question, option) =>
    data.find(
      (each) => each.asked === asked && each.question === question && each.option === option,
    )?.taken ?? null;
}
