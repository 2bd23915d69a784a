import { invitationMail } from '@pratibha/words/mail/invitation-mail';
import { z } from 'zod';
import { defineJob, type Job, type JobKind } from '../../../platform/jobs/job.ts';
import {
  findReplyTo,
  type MailToAddress,
  MOST_MAIL_ATTEMPTS,
  type Post,
  sendToAddress,
} from '../../mail/mail.ts';
import {
  deleteOldInvitations,
  findInvitation,
  type InvitationRow,
  noteInvitationMail,
} from './invitations.queries.ts';

/** One for each invitation, while mails are sent. */
export const SEND_INVITATION: JobKind<{ invitation_id: number }> = {
  name: 'invitations.send',
  payload: z.object({ invitation_id: z.number() }),
  mostAttempts: MOST_MAIL_ATTEMPTS,
  mostAtOnce: 2,
};

/** Sends the mail with an invitation, unless that is over or was replaced. */
export function sendingInvitations(post: Post): Job {
  return defineJob(
    SEND_INVITATION,
    async ({ database: { kysely }, ...attempt }, { invitation_id: id }) => {
      const invitation = await findInvitation(kysely, id);
      if (!invitation?.is_live || invitation.mail !== 'waiting') return;
      const mail = { ...mailOf(invitation, post), replyTo: await findReplyTo(kysely, null) };
      await sendToAddress(post, mail, attempt, (became, reason) =>
        noteInvitationMail(kysely, id, became, reason),
      );
    },
  );
}

function mailOf(invitation: InvitationRow, { edition }: Post): Omit<MailToAddress, 'replyTo'> {
  const { id, email, invited_by: by, made_at, expires_at: until, event_grants } = invitation;
  const events = event_grants.map(({ event_title: title, kind }) => ({
    title,
    reads: kind === 'read',
  }));
  const text = invitationMail({ competition: edition.content.title, by, email, events, until });
  return { name: `invitation-${id}-${made_at.getTime().toString(36)}`, email, text };
}

/** Removes invitations that have long been over. */
export const REMOVE_OLD_INVITATIONS: Job = defineJob(
  { name: 'invitations.remove-old', payload: z.object({}), everyMs: 3_600_000 },
  ({ database }) => deleteOldInvitations(database.kysely),
);
