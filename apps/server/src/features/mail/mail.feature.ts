import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { type MailsOfKinds, mailFamilies, type Post, sendingMails } from './mail.ts';
import { serveMails } from './mails.routes.ts';
import { personalData } from './personal-data.queries.ts';

export const mail = {
  routes: [serveMails],
  /** None where no mail is sent. */
  jobs: ({ post, mails }: { readonly post: Post | null; readonly mails: MailsOfKinds }) =>
    post === null ? [] : [sendingMails(post, mails)],
  metrics: mailFamilies,
  audits: { mail: null },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'a failed mail waits again with a job that counts anew, once for two who press',
  },
} satisfies Feature;
