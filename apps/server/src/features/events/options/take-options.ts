import type { WrongAnswer } from '@pratibha/domain/questions/answers';
import type { Answered } from '@pratibha/domain/questions/kept-answers';
import {
  fullAnswers,
  fullOptions,
  type QuestionsAsked,
} from '@pratibha/domain/questions/option-seats';
import type { Question } from '@pratibha/domain/questions/questions';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { findOptions } from './option-seats.queries.ts';

type Taking = {
  readonly eventId: number;
  readonly asked: QuestionsAsked;
  /** As they are asked now, at which it is said. */
  readonly questions: readonly Question[];
  readonly given: Answered;
  /** What was answered before, whose options are the person's already. */
  readonly before: Answered | null;
};

/**
 * What is wrong with answers that choose options which are full. To be called while the options are
 * held; who is not refused writes the answers in the same transaction, and the database counts.
 */
export async function wrongByFullOptions(
  db: Kysely<DB>,
  { eventId, asked, questions, given, before }: Taking,
): Promise<readonly WrongAnswer[]> {
  const counted = (await findOptions(db, eventId)).filter((each) => each.asked === asked);
  return fullAnswers(questions, fullOptions(counted, given, before));
}
