import { DAY_MS } from '@pratibha/domain/time/competition-time';
import { judgingInvitationMail } from '@pratibha/words/mail/judging-mails';
import { z } from 'zod';
import { defineJob, type Job, type JobKind } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import {
  findReplyTo,
  type MailToAddress,
  MOST_MAIL_ATTEMPTS,
  type Post,
  sendToAddress,
} from '../mail/mail.ts';
import {
  type AskedAddress,
  findAskedAddress,
  forgetAddresses,
  noteAskedMail,
} from './judges.queries.ts';

/** One for each address without an account that is asked to judge, while mails are sent. */
export const SEND_JUDGING_INVITATION: JobKind<{ judge_id: number }> = {
  name: 'judges.ask',
  payload: z.object({ judge_id: z.number() }),
  mostAttempts: MOST_MAIL_ATTEMPTS,
  mostAtOnce: 2,
};

/** Sends it, unless whoever it goes to has signed in meanwhile or is asked no more. */
export function sendingJudgingInvitations(post: Post): Job {
  return defineJob(
    SEND_JUDGING_INVITATION,
    async ({ database: { kysely }, ...attempt }, { judge_id: id }) => {
      const asked = await findAskedAddress(kysely, id);
      if (asked?.mail !== 'waiting' || asked.email === null) return;
      const replyTo = await findReplyTo(kysely, asked.event_id);
      const mail = { ...mailOf(asked, asked.email), replyTo };
      await sendToAddress(post, mail, attempt, (became, reason) =>
        noteAskedMail(kysely, id, became, reason),
      );
    },
  );
}

function mailOf(asked: AskedAddress, email: string): Omit<MailToAddress, 'replyTo'> {
  const signIn = new URLSearchParams({ return_to: '/user/judging', login_hint: email });
  const text = judgingInvitationMail({
    event: asked.event_title,
    round: asked.title,
    path: `/api/oauth/login?${signIn}`,
    opens: asked.opens_at,
    closes: asked.closes_at,
    email,
  });
  return { name: `judge-${asked.id}-${asked.asked_at.getTime().toString(36)}`, email, text };
}

/** Days after the end of a round for which an address is kept that nobody came with. */
const KEPT_DAYS = 30;

/** Forgets such addresses. */
export function forgettingAddresses(clock: Clock): Job {
  return defineJob(
    { name: 'judges.forget-addresses', payload: z.object({}), everyMs: 3_600_000 },
    ({ database }) =>
      forgetAddresses(database.kysely, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  );
}
