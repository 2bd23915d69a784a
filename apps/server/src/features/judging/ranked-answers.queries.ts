import { answersByColumn, keyed } from '@pratibha/domain/questions/question-columns';
import { questionsOf } from '@pratibha/domain/questions/questions';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** An answer of registrations, with the works of those who gave it. */
type RankedAnswer = {
  readonly question: string;
  readonly answer: string;
  readonly submission_ids: readonly number[];
};

/** Questions that have the same few answers for everybody. */
const WITH_OPTIONS: ReadonlySet<string> = new Set(['single_choice', 'multiple_choice', 'yes_no']);

/**
 * By the questions of an event as it asks them now: what whoever handed in these works answered to
 * those that offer answers.
 */
export async function findRankedAnswers(
  db: Kysely<DB>,
  eventId: number,
  submissionIds: readonly number[],
): Promise<RankedAnswer[]> {
  if (submissionIds.length === 0) return [];
  const { event_questions } = await db
    .selectFrom('events')
    .select('event_questions')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('registrations', (join) =>
      join
        .onRef('registrations.user_id', '=', 'submissions.user_id')
        .onRef('registrations.event_id', '=', 'submissions.event_id'),
    )
    .select(['submissions.id', 'registrations.answers', 'registrations.questions'])
    .where('submissions.id', 'in', submissionIds)
    .orderBy('submissions.id')
    .execute();
  const given = rows.map(({ id, answers, questions }) => ({
    id,
    byColumn: answersByColumn(questions, answers),
  }));
  return keyed(questionsOf(event_questions))
    .filter(({ question }) => WITH_OPTIONS.has(question.type))
    .flatMap(({ key, question }) => {
      const works = new Map<string, number[]>(question.options.map((option) => [option, []]));
      for (const { id, byColumn } of given) {
        for (const answer of [byColumn.get(key)].flat()) {
          if (typeof answer !== 'string') continue;
          works.set(answer, [...(works.get(answer) ?? []), id]);
        }
      }
      return [...works].flatMap(([answer, ids]) =>
        ids.length === 0 ? [] : [{ question: question.question, answer, submission_ids: ids }],
      );
    });
}
