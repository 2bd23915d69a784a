import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { personalData as choicesData } from './choices-data.queries.ts';
import { serveNotificationChoices } from './notification-choices.routes.ts';
import { serveNotifications } from './notifications.routes.ts';
import { datesJobs } from './notifications.ts';
import { personalData } from './personal-data.queries.ts';

export const notifications = {
  routes: [serveNotifications, serveNotificationChoices],
  jobs: ({ clock }: { readonly clock: Clock }) => datesJobs(clock),
  personalData: [personalData, choicesData],
  holds: { ...WALKED, twoOrganisers: { without: 'everybody changes their own' } },
} satisfies Feature;
