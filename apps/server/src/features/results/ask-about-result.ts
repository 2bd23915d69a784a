import type * as calls from '@pratibha/contract/result-enquiries';
import { tellsOrganisers } from '@pratibha/domain/enquiries/enquiries';
import { asksUntil, whyNotAskAboutResult } from '@pratibha/domain/results/result-enquiries';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockPerson } from '../../platform/session/session.queries.ts';
import { notify } from '../notifications/notifications.ts';
import {
  type AskableRow,
  countBeforeAsking,
  findAskable,
  insertEnquiry,
} from './result-enquiries.queries.ts';
import { ownResultEnquiryView } from './result-enquiries.view.ts';
import { findWhoSeesAll } from './who-approves.ts';

/** A work of one's own with a result that is out; before there is no such thing. */
export const findResultToAskAbout: Find<typeof calls.askAboutResult, AskableRow> = async (
  { db, actor, now },
  { id },
) => (await findAskable(db, { userId: actor.id, now })).find((row) => row.submission_id === id);

/**
 * Asks about a result, once a work; organisers who may see all of the round are told by the first
 * that waits, and not by every one.
 */
export const askAboutResult: UseCase<typeof calls.askAboutResult, AskableRow> = async (
  ctx,
  { body: { text }, found },
) => {
  const { id: userId } = ctx.actor;
  const [person] = await lockPerson(ctx.db, { id: userId });
  if (person?.status !== 'ACTIVE') throw new Refused('not-signed-in');
  const facts = { until: asksUntil(found), hasAsked: found.asked_at !== null };
  refuse(whyNotAskAboutResult(facts, ctx.now));
  const { event_id, round_id, submission_id } = found;
  const tells = tellsOrganisers(await countBeforeAsking(ctx.db, round_id), ctx.now);
  const asked = { text, asked_at: ctx.now };
  const id = await insertEnquiry(ctx.db, {
    ...{ event_id, round_id, submission_id, user_id: userId, ...asked, tells },
  });
  if (id === undefined) throw new Refused('result-enquiry-made');
  await ctx.audit({
    action: 'result-enquiry.asked',
    subject: ['result-enquiry', id],
    changes: { event_id, round: round_id, submission_id },
  });
  if (tells) {
    const params = { event_id, round_id, enquiry_id: id };
    const told = { kind: 'result-enquiries-wait', params, at: ctx.now } as const;
    const round = { id: round_id, event_id };
    const people = await findWhoSeesAll(ctx.db, round, 'judging.organise');
    await notify(
      ctx.db,
      people.map((person) => ({ ...told, userId: person })),
    );
  }
  return ownResultEnquiryView({ ...found, ...asked, response: null, responded_at: null }, ctx.now);
};
