import type { Feature } from '../../../platform/feature.ts';
import { WALKED } from '../../../platform/promises.ts';
import type { Post } from '../../mail/mail.ts';
import { holdersMails } from './holders.mails.ts';
import { serveHolders } from './holders.routes.ts';
import { personalData } from './personal-data.queries.ts';
import { sendingCertificateLinks } from './send-certificate-link.ts';

/** What whoever holds a certificate sees of it, and how their name stands on it. */
export const holders = {
  routes: [serveHolders],
  jobs: ({ post }: { readonly post: Post | null }) => (post ? [sendingCertificateLinks(post)] : []),
  mails: holdersMails,
  audits: {
    'certificate-name': {
      table: 'certificate_names',
      person: 'user_id',
    },
  },
  personalData: [personalData],
  holds: { ...WALKED, twoOrganisers: 'of two who ask for names at once, one asks nobody' },
} satisfies Feature;
