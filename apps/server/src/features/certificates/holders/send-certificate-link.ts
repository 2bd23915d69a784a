import { certificateLinkMail } from '@pratibha/words/mail/certificate-mails';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../platform/db/types.gen.ts';
import { defineJob, type Job, type JobKind } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import {
  areMailsSent,
  findReplyTo,
  MOST_MAIL_ATTEMPTS,
  type Post,
  sendToAddress,
} from '../../mail/mail.ts';
import { findLinkMail, letLinkMailsWait, noteLinkMail } from './link-mails.queries.ts';

/** One for each certificate of somebody without an account, while mails are sent. */
const SEND_CERTIFICATE_LINK: JobKind<{ certificate_id: number }> = {
  name: 'certificates.send-link',
  payload: z.object({ certificate_id: z.number() }),
  mostAttempts: MOST_MAIL_ATTEMPTS,
  mostAtOnce: 2,
};

/** Mails links to those who have no account and an address; organisers tell the others. */
export async function mailLinks(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  if (!(await areMailsSent(db))) return;
  for (const certificate_id of await letLinkMailsWait(db, ids)) {
    const key = String(certificate_id);
    await addJob(db, { kind: SEND_CERTIFICATE_LINK, key, payload: { certificate_id } });
  }
}

/** Sends the mail with a link, unless its certificate does not count any more. */
export function sendingCertificateLinks(post: Post): Job {
  return defineJob(
    SEND_CERTIFICATE_LINK,
    async ({ database: { kysely }, ...attempt }, { certificate_id: id }) => {
      const told = await findLinkMail(kysely, id);
      if (!told || told.link_code === null || told.name === null) return;
      const { name, email, link_code } = told;
      const text = certificateLinkMail({ ...told, name, path: `/certificates/${link_code}` });
      const replyTo = await findReplyTo(kysely, told.event_id);
      const mail = { name: `certificate-${id}`, email, replyTo, text };
      await sendToAddress(post, mail, attempt, (...became) => noteLinkMail(kysely, id, ...became));
    },
  );
}
