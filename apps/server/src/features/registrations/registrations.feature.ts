import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { audited } from './audited.queries.ts';
import { personalData } from './personal-data.queries.ts';
import { registrationMails } from './registrations.mails.ts';
import { serveRegistrations } from './registrations.routes.ts';

export const registrations = {
  mails: registrationMails,
  routes: [serveRegistrations],
  audits: { registration: audited },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'their student alone changes them here; reviews are decisions' },
  },
} satisfies Feature;
