import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@pratibha/contract/follow-ups';
import { lastDayError } from '@pratibha/domain/follow-ups/follow-ups';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import { Refused, refuse, refusedFields } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import {
  type FollowUpRow,
  findFollowUp,
  lockFollowUp,
  saveFollowUp,
} from './follow-ups.queries.ts';
import { followUpView } from './follow-ups.view.ts';
import { dropReminders } from './reminders.queries.ts';

type Endpoint = typeof calls.updateFollowUp;

export const findFollowUpToUpdate: Find<Endpoint, FollowUpRow> = (ctx, { id }) =>
  lockFollowUp(ctx.db, id);

/**
 * Replaces what an event asks whoever is shortlisted. Answers stay with the questions as they were
 * asked.
 */
export const updateFollowUp: UseCase<Endpoint, FollowUpRow> = async (ctx, { body, found }) => {
  const { questions, last_day } = body;
  const wrong = lastDayError(body, found.event_date);
  if (wrong !== null) throw refusedFields([{ pointer: '/last_day', error: wrong }]);
  refuse(whyNotEditEvent(found));
  if (body.revision !== (found.version ?? 0)) throw new Refused('changed-meanwhile');
  const before = found.questions ?? {};
  const changes = {
    ...(isDeepStrictEqual(before, questions) ? {} : { follow_up_questions: [before, questions] }),
    ...(found.last_day === last_day ? {} : { last_day: [found.last_day, last_day] }),
  };
  await saveFollowUp(ctx.db, {
    ...{ eventId: found.id, questions, lastDay: last_day, at: ctx.now },
  });
  if ('last_day' in changes) await dropReminders(ctx.db, found.id, last_day);
  await ctx.audit({ action: 'event.follow-up-changed', subject: ['event', found.id], changes });
  const row = await findFollowUp(ctx.db, found.id);
  if (!row) throw new Error(`event ${found.id} is not there after its questions were saved`);
  return followUpView(row);
};
