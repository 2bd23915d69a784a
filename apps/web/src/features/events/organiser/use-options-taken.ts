import type { OptionTaken } from '@pratibha/contract/option-seats';
import type { QuestionsAsked } from '@pratibha/domain/questions/option-seats';
import { useQuery } from '@tanstack/react-query';
import { queryClient, read } from '../../../data/queries.ts';
import type { TakenOf } from './OptionSeats.tsx';

const NONE: readonly OptionTaken[] = [];

function readTaken(eventId: number | null) {
  const call = read('GET /admin/events/{id}/options', { params: { id: String(eventId) } });
  return { ...call, staleTime: 0 };
}

/** How many have chosen which option of an event's questions; null: it is new. */
export function useOptionsTaken(eventId: number | null, asked: QuestionsAsked): TakenOf {
  const { data = NONE } = useQuery({ ...readTaken(eventId), enabled: eventId !== null });
  return takenIn(data, asked);
}

/** The same as it is now. */
export async function fetchOptionsTaken(eventId: number, asked: QuestionsAsked): Promise<TakenOf> {
  return takenIn(await queryClient.fetchQuery(readTaken(eventId)), asked);
}

function takenIn(all: readonly OptionTaken[], asked: QuestionsAsked): TakenOf {
  return (question, option) =>
    all.find((each) => each.asked === asked && each.question === question && each.option === option)
      ?.taken ?? null;
}
