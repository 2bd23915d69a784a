import type * as calls from '@pratibha/contract/judge-at-work';
import { whyNotCall } from '@pratibha/domain/judging/judge-calls';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { tellOrganisersOf } from '../notifications/notifications.ts';
import { findWhoIsNotTold } from './hidden-works.queries.ts';
import {
  findOwnCall,
  findWorkOfCall,
  forgetWorkOfCall,
  insertCall,
} from './judge-calls.queries.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { roundStanding } from './round-standing.ts';

/**
 * A judge calls an organiser: all of the event are told at once, by the bell and by mail, but for
 * those who have a conflict with the work that it is about. Where that is everybody they are told
 * all the same, without the work.
 */
export const callOrganiser: UseCase<typeof calls.callOrganiser, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  const { judge_id } = found;
  const hasOpenCall = (await findOwnCall(ctx.db, judge_id)) !== undefined;
  refuse(whyNotCall({ round: found, hasOpenCall }, ctx.now));
  const submission_id =
    body.work_id === null ? null : await findWorkOfCall(ctx.db, judge_id, body.work_id);
  const call = { judge_id, submission_id, line: body.line, called_at: ctx.now };
  const id = await insertCall(ctx.db, call);
  // The other of two presses was first.
  if (id === undefined) throw new Refused('call-is-open');
  const params = { event_id: found.event_id, round_id: found.id, call_id: id };
  const told = { kind: 'judge-calls', params } as const;
  const but =
    submission_id === null ? new Set<number>() : await findWhoIsNotTold(ctx.db, submission_id);
  const of = { eventId: found.event_id, action: 'judging.organise' } as const;
  const isNamed = (await tellOrganisersOf(ctx.db, { ...of, but }, told, ctx.now)) > 0;
  if (!isNamed) {
    // Somebody has to come: they are told that a judge calls, and not of which work.
    await forgetWorkOfCall(ctx.db, id);
    await tellOrganisersOf(ctx.db, of, told, ctx.now);
  }
  await ctx.audit({
    action: 'judge.called',
    subject: ['judge', judge_id],
    changes: {
      ...{ event_id: found.event_id, round: found.id },
      // By which the audit withholds it from whoever may not know of the work.
      ...(submission_id === null || !isNamed ? {} : { submission: submission_id }),
    },
  });
  return roundStanding(ctx, found);
};
