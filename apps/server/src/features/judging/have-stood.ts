import type * as calls from '@pratibha/contract/have-stood';
import { whyNotHaveStood } from '@pratibha/domain/judging/manners';
import { foldedStand } from '@pratibha/domain/judging/stands';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdHall } from './at-stands.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { assignmentAt, isOwnWork, takeWork } from './take-work.ts';

/**
 * The judge stood there without a network, and the sheet comes now: the work is theirs, whoever
 * else was there, and where they are by now stays as it is.
 */
export const haveStood: UseCase<typeof calls.haveStood, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  const hall = await holdHall(ctx, found);
  refuse(whyNotHaveStood(hall.round, ctx.now));
  const own = hall.stands.find(({ number }) => number === body.number);
  // Whatever became of the stand since, what is theirs stays theirs.
  if (own && isOwnWork(own)) {
    return { assignment_id: await assignmentAt(ctx, hall, own.submission_id) };
  }
  const folded = foldedStand(body.stand);
  const stand = hall.stands.find((each) => each.folded === folded);
  if (!stand) throw new Refused('stand-unknown');
  if (stand.number !== body.number) throw new Refused('stand-changed');
  await takeWork(ctx, hall, stand, { isOneMore: body.one_more, isLater: true });
  return { assignment_id: await assignmentAt(ctx, hall, stand.submission_id) };
};
