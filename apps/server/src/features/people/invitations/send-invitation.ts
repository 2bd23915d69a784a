import { invitationMail } from '@pratibha/words/mail/invitation-mail';
import { z } from 'zod';
import { defineJob, type Job, type JobKind } from '../../../platform/jobs/job.ts';
import { mailAsHtml } from '../../../platform/mail/mail-as-html.ts';
import { mailAsText } from '../../../platform/mail/mail-as-text.ts';
import type { MailMessage } from '../../../platform/mail/mail-message.ts';
import type { Post } from '../../mail/mail.ts';
import {
  deleteOldInvitations,
  findInvitation,
  type InvitationRow,
  noteInvitationMail,
} from './invitations.queries.ts';

const MOST_ATTEMPTS = 25;

/** One for each invitation, while mails are sent. */
export const SEND_INVITATION: JobKind<{ invitation_id: number }> = {
  name: 'invitations.send',
  payload: z.object({ invitation_id: z.number() }),
  mostAttempts: MOST_ATTEMPTS,
  mostAtOnce: 2,
};

/** Sends the mail with an invitation, unless that is over or was replaced. */
export function sendingInvitations(post: Post): Job {
  return defineJob(
    SEND_INVITATION,
    async ({ database: { kysely }, attempt, signal }, { invitation_id: id }) => {
      const invitation = await findInvitation(kysely, id);
      if (!invitation?.is_live || invitation.mail !== 'waiting') return;
      const outcome = await post.transport.send(messageOf(invitation, post), signal);
      if (outcome.is === 'sent') return noteInvitationMail(kysely, id, 'sent');
      if (outcome.is === 'refused') {
        return noteInvitationMail(kysely, id, 'refused', outcome.reason);
      }
      if (attempt >= MOST_ATTEMPTS) {
        await noteInvitationMail(kysely, id, 'failed', outcome.reason);
      }
      throw new Error(outcome.reason);
    },
  );
}

function messageOf(invitation: InvitationRow, { domain, origin, edition }: Post): MailMessage {
  const { id, email, invited_by: by, expires_at: until, event_grants } = invitation;
  const { title: competition, organiser, contact } = edition.content;
  const events = event_grants.map(({ event_title: title, kind }) => ({
    title,
    reads: kind === 'read',
  }));
  const mail = invitationMail({ competition, by, email, events, until });
  const frame = {
    name: '',
    competition,
    organiser,
    contact: contact.email,
    origin,
    unsubscribe: null,
  };
  return {
    messageId: `<invitation-${id}-${invitation.made_at.getTime().toString(36)}@${domain}>`,
    to: { name: '', address: email },
    subject: mail.subject,
    text: mailAsText({ mail, frame }),
    html: mailAsHtml({ mail, frame }),
    files: [],
    unsubscribe: null,
  };
}

/** Removes invitations that have long been over. */
export const REMOVE_OLD_INVITATIONS: Job = defineJob(
  { name: 'invitations.remove-old', payload: z.object({}), everyMs: 3_600_000 },
  ({ database }) => deleteOldInvitations(database.kysely),
);
