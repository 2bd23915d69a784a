import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { mailFamilies, type Post, sendingMails } from './mail.ts';
import { serveMails } from './mails.routes.ts';

export const mail = {
  routes: [serveMails],
  /** None where no mail is sent. */
  jobs: ({ post }: { readonly post: Post | null }) => (post === null ? [] : [sendingMails(post)]),
  metrics: mailFamilies,
  audits: { mail: null },
  holds: {
    ...WALKED,
    twoOrganisers: 'a failed mail waits again with a job that counts anew, once for two who press',
  },
} satisfies Feature;
