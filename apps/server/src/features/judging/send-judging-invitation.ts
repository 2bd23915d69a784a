import { DAY_MS } from '@pratibha/domain/time/competition-time';
import { judgingInvitationMail } from '@pratibha/words/mail/judging-mails';
import { z } from 'zod';
import { defineJob, type Job, type JobKind } from '../../platform/jobs/job.ts';
import { mailAsHtml } from '../../platform/mail/mail-as-html.ts';
import { mailAsText } from '../../platform/mail/mail-as-text.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Post } from '../mail/mail.ts';
import {
  type AskedAddress,
  findAskedAddress,
  forgetAddresses,
  noteAskedMail,
} from './judges.queries.ts';

const MOST_ATTEMPTS = 25;

/** One for each address without an account that is asked to judge, while mails are sent. */
export const SEND_JUDGING_INVITATION: JobKind<{ judge_id: number }> = {
  name: 'judges.ask',
  payload: z.object({ judge_id: z.number() }),
  mostAttempts: MOST_ATTEMPTS,
  mostAtOnce: 2,
};

/** Sends it, unless whoever it goes to has signed in meanwhile or is asked no more. */
export function sendingJudgingInvitations(post: Post): Job {
  return defineJob(
    SEND_JUDGING_INVITATION,
    async ({ database: { kysely }, attempt, signal }, { judge_id: id }) => {
      const asked = await findAskedAddress(kysely, id);
      if (asked?.mail !== 'waiting' || asked.email === null) return;
      const message = messageOf(asked, asked.email, post);
      const outcome = await post.transport.send(message, signal);
      if (outcome.is === 'sent') return noteAskedMail(kysely, id, 'sent');
      if (outcome.is === 'refused') return noteAskedMail(kysely, id, 'refused', outcome.reason);
      if (attempt >= MOST_ATTEMPTS) await noteAskedMail(kysely, id, 'failed', outcome.reason);
      throw new Error(outcome.reason);
    },
  );
}

function messageOf(
  asked: AskedAddress,
  email: string,
  { domain, origin, edition }: Post,
): MailMessage {
  const { title: competition, organiser, contact } = edition.content;
  const signIn = new URLSearchParams({ return_to: '/user/judging', login_hint: email });
  const mail = judgingInvitationMail({
    event: asked.event_title,
    round: asked.title,
    path: `/api/oauth/login?${signIn}`,
    opens: asked.opens_at,
    closes: asked.closes_at,
    email,
  });
  const frame = {
    ...{ name: '', competition, organiser, contact: contact.email },
    ...{ origin, unsubscribe: null },
  };
  return {
    messageId: `<judge-${asked.id}-${asked.asked_at.getTime().toString(36)}@${domain}>`,
    to: { name: '', address: email },
    subject: mail.subject,
    text: mailAsText({ mail, frame }),
    html: mailAsHtml({ mail, frame }),
    files: [],
    unsubscribe: null,
  };
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
