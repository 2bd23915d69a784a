import type { Answered } from '@pratibha/domain/questions/kept-answers';
import {
  chosenOptions,
  haveSeats,
  type QuestionsAsked,
} from '@pratibha/domain/questions/option-seats';
import type { Question } from '@pratibha/domain/questions/questions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { fullOptionsIn } from './full-options.ts';

/** How many of an option are left; null: there is no end of them, or it is the person's own. */
export type LeftOf = (question: Question, option: string) => number | null;

type Of = {
  readonly eventId: number;
  readonly asked: QuestionsAsked;
  readonly questions: readonly Question[];
  /** What was answered before, whose options the person holds. */
  readonly before?: Answered;
};

/**
 * How many are left of each option that has seats, as they are when the form opens and after each
 * refusal. What the server has refused is full at once, whatever the counts said before.
 */
export function useOptionsLeft({ eventId, asked, questions, before }: Of) {
  const counts = useQuery({
    ...read('GET /user/events/{id}/options', { params: { id: String(eventId) } }),
    enabled: haveSeats(questions),
    staleTime: 0,
  });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [own] = useState(
    () => new Set(before === undefined ? [] : chosenOptions(before).map(nameOf)),
  );
  const left = new Map(
    counts.data?.filter((each) => each.asked === asked).map((each) => [nameOf(each), each.left]),
  );
  const leftOf: LeftOf = ({ question, seats }, option) => {
    const name = nameOf({ question, option });
    if (!Object.hasOwn(seats, option) || own.has(name)) return null;
    return refused.includes(name) ? 0 : (left.get(name) ?? null);
  };
  /** Takes in what the server refused, until the counts say how it is by then. */
  const takeRefusal = async (error: unknown): Promise<void> => {
    const names = fullOptionsIn(error).flatMap(({ number, option }) => {
      const question = questions.find((each) => each.number === number)?.question;
      return question === undefined ? [] : [nameOf({ question, option })];
    });
    if (names.length === 0) return;
    setRefused(names);
    const { isSuccess } = await counts.refetch();
    if (isSuccess) setRefused([]);
  };
  return { leftOf, takeRefusal };
}

function nameOf({ question, option }: { readonly question: string; readonly option: string }) {
  return JSON.stringify([question, option]);
}
