import type { Feature } from '../../../platform/feature.ts';
import { WALKED } from '../../../platform/promises.ts';
import { holdersMails } from './holders.mails.ts';
import { serveHolders } from './holders.routes.ts';
import { personalData } from './personal-data.queries.ts';

/** What whoever holds a certificate sees of it, and how their name stands on it. */
export const holders = {
  routes: [serveHolders],
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
