import type * as calls from '@pratibha/contract/option-seats';
import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { renamedAnswers, renamedQuestions } from '@pratibha/domain/questions/rename-option';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import { Refused, refuse, refuseField } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { lockEvent } from '../events.queries.ts';
import {
  addNames,
  findFollowUpQuestions,
  renameAnswers,
  writeQuestions,
} from './rename-option.queries.ts';

type Endpoint = typeof calls.renameOption;
type Locked = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

export const findEventToRename: Find<Endpoint, Locked> = (ctx, { id }) => lockEvent(ctx.db, id);

/**
 * Gives an option that has seats, or its question, other words, and so in the answers of whoever is
 * pending. Who was decided on keeps theirs as they gave them, and holds the same seat. The lock
 * keeps everybody out who registers, answers or decides, until all say the same again.
 */
export const renameOption: UseCase<Endpoint, Locked> = async (ctx, { body, found }) => {
  refuse(whyNotEditEvent(found));
  const { asked, revision } = body;
  const renaming = {
    question: body.question.trim(),
    option: body.option?.trim() ?? null,
    to: body.to.trim(),
  };
  const of = { eventId: found.id, asked };
  const now =
    asked === 'registration'
      ? { questions: found.event_questions, version: found.version }
      : await findFollowUpQuestions(ctx.db, found.id);
  if (now === undefined || revision !== now.version) throw new Refused('changed-meanwhile');
  const questions = renamedQuestions(now.questions, renaming);
  if (questions === null) {
    const pointer = renaming.option === null ? '/question' : '/option';
    return refuseField({ pointer, error: { code: 'seats-of-no-option' } });
  }
  const [wrong] = definitionErrors(questions);
  if (wrong !== undefined) return refuseField({ pointer: '/to', error: wrong.error });
  await addNames(ctx.db, of, renaming);
  const renamed = await renameAnswers(ctx.db, of, renaming, (row) => renamedAnswers(row, renaming));
  const version = await writeQuestions(ctx.db, of, questions, ctx.now);
  if (asked === 'registration') ctx.eventsChanged();
  await ctx.audit({
    action: 'event.option-renamed',
    subject: ['event', found.id],
    changes: {
      [asked === 'registration' ? 'event_questions' : 'follow_up_questions']: [
        now.questions,
        questions,
      ],
      renamed_answers: renamed,
    },
  });
  return { revision: version, renamed };
};
