import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { enquiryMails } from './enquiries.mails.ts';
import { serveEnquiries } from './enquiries.routes.ts';
import { personalData } from './personal-data.queries.ts';

export const enquiries = {
  mails: enquiryMails,
  routes: [serveEnquiries],
  audits: { enquiry: { table: 'enquiries', person: 'user_id', event: 'event_id' } },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two who respond to the same version one is refused',
  },
} satisfies Feature;
