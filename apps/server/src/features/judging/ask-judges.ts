import type * as calls from '@pratibha/contract/judges';
import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { roundState } from '@pratibha/domain/judging/rounds';
import { foldedEmail } from '@pratibha/domain/people/email';
import { isEmail } from '@pratibha/domain/people/identity';
import { Refused, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { areMailsSent } from '../mail/mail.ts';
import { notify } from '../notifications/notifications.ts';
import { tryToLockEmail } from '../session/session.ts';
import {
  askAddress,
  askPerson,
  findJudges,
  findPeopleByEmail,
  type JudgeRow,
} from './judges.queries.ts';
import { roundDetails } from './round-details.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';
import { SEND_JUDGING_INVITATION } from './send-judging-invitation.ts';

/** Asks people to judge: in the bell and by mail, or by mail alone who has no account yet. */
export const askJudges: UseCase<typeof calls.askJudges, RoundRow> = async (
  ctx,
  { body, found },
) => {
  refuseFields(
    body.emails.flatMap((email, at) =>
      isEmail(email) ? [] : [{ pointer: `/emails/${at}`, error: { code: 'invalid-email' } }],
    ),
  );
  const emails = [...new Set(body.emails.map(foldedEmail))].sort();
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (roundState(round, ctx.now) === 'over') throw new Refused('round-over');
  // Who signs in by it for the first time finds that they are asked, or is found here.
  for (const email of emails) {
    if (!(await tryToLockEmail(ctx.db, email))) throw new Refused('changed-meanwhile');
  }
  const people = await findPeopleByEmail(ctx.db, emails);
  const judges = await findJudges(ctx.db, round.id);
  const known = new Map(people.map(({ id, email }) => [email, id]));
  const taking = judges.filter(({ state }) => state === 'asked' || state === 'accepted');
  const isNew = (email: string) => !taking.some((judge) => isOf(judge, email, known.get(email)));
  const asked = emails.filter(isNew);
  if (taking.length + asked.length > JUDGE_LIMITS.judges) throw new Refused('too-many-judges');
  await tell(
    ctx,
    round,
    asked.flatMap((email) => known.get(email) ?? []),
  );
  const sends = await areMailsSent(ctx.db);
  for (const email of asked) {
    const userId = known.get(email);
    if (userId === undefined) {
      const mail = sends ? 'waiting' : 'none';
      const id = await askAddress(ctx.db, round.id, { email, at: ctx.now, mail });
      const payload = { judge_id: id ?? 0 };
      if (sends && id !== undefined) {
        await ctx.jobs.add({ kind: SEND_JUDGING_INVITATION, payload });
      }
    } else {
      await askPerson(ctx.db, round.id, { userId, email, at: ctx.now });
      ctx.userChanged(userId);
    }
  }
  await ctx.audit({
    action: 'round.judges-asked',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, judges: asked.length },
  });
  return roundDetails(ctx, round.id);
};

function isOf(judge: JudgeRow, email: string, userId: number | undefined): boolean {
  return judge.user_id === null
    ? judge.email === email && userId === undefined
    : judge.user_id === userId;
}

/** Before their rows change: whoever is erased meanwhile is waited for. */
async function tell(
  ctx: Parameters<typeof roundDetails>[0],
  round: RoundRow,
  userIds: readonly number[],
): Promise<void> {
  const params = { event_id: round.event_id, round_id: round.id, at: ctx.now.toISOString() };
  await notify(
    ctx.db,
    userIds.map((userId) => ({ kind: 'judging-asked', params, userId, at: ctx.now })),
  );
}
