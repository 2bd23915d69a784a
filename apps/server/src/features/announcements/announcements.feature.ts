import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { announcementMails } from './announcements.mails.ts';
import { serveAnnouncements } from './announcements.routes.ts';
import { announcementJobs } from './announcements.ts';
import { personalData } from './personal-data.queries.ts';
import { serveStrips } from './strips.routes.ts';

export const announcements = {
  mails: announcementMails,
  routes: [serveAnnouncements, serveStrips],
  jobs: ({ clock }: { readonly clock: Clock }) => announcementJobs(clock),
  audits: {
    announcement: { table: 'announcements', title: 'subject', gone: 'announcement.deleted' },
  },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'is shared, and saved by one at a time; a template is kept for copying',
  },
} satisfies Feature;
