import type { FastifyInstance } from 'fastify';
import { serveAnnouncements } from './features/announcements/announcements.routes.ts';
import { announcementJobs } from './features/announcements/announcements.ts';
import { serveAudit } from './features/audit/audit.routes.ts';
import { serveClaims } from './features/claims/claims.routes.ts';
import { serveDashboard } from './features/dashboard/dashboard.routes.ts';
import { serveEditions } from './features/editions/editions.routes.ts';
import { editionJobs, type LiveEdition, type TryPages } from './features/editions/editions.ts';
import { serveEvents } from './features/events/events.routes.ts';
import { EventCache, eventFamilies } from './features/events/events.ts';
import { serveSite } from './features/installation/installation.routes.ts';
import { mailFamilies, type Post, sendingMails } from './features/mail/mail.ts';
import { serveMails } from './features/mail/mails.routes.ts';
import { serveNotificationChoices } from './features/notifications/notification-choices.routes.ts';
import { serveNotifications } from './features/notifications/notifications.routes.ts';
import { datesJobs } from './features/notifications/notifications.ts';
import { serveInvitations } from './features/people/invitations/invitations.routes.ts';
import {
  REMOVE_OLD_INVITATIONS,
  sendingInvitations,
} from './features/people/invitations/invitations.ts';
import { serveOwnCalendar } from './features/people/own-calendar/own-calendar.routes.ts';
import { serveOwnSessions } from './features/people/own-sessions/own-sessions.routes.ts';
import { serveOwnTokens } from './features/people/own-tokens/own-tokens.routes.ts';
import { servePerson } from './features/people/person/person.routes.ts';
import { servePrivacy } from './features/people/personal-data/personal-data.routes.ts';
import { serveProfile } from './features/people/profile/profile.routes.ts';
import { serveUsers } from './features/people/users/users.routes.ts';
import { servePictures } from './features/pictures/pictures.routes.ts';
import { PICTURE_JOBS } from './features/pictures/pictures.ts';
import { serveRegistrations } from './features/registrations/registrations.routes.ts';
import { serveHeldDecisions } from './features/reviews/held-decisions.routes.ts';
import { serveRemarksTemplates } from './features/reviews/remarks-templates.routes.ts';
import { serveReviews } from './features/reviews/reviews.routes.ts';
import { serveSession } from './features/session/session.routes.ts';
import type { SignInSettings } from './features/session/session.ts';
import { serveSubmissions } from './features/submissions/submissions.routes.ts';
import type { Clock } from './platform/clock.ts';
import { HOUSEKEEPING } from './platform/jobs/housekeeping.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Platform } from './platform/serve/platform.ts';

type Parts = {
  readonly edition: LiveEdition;
  readonly tryPages: TryPages;
  readonly signIn: SignInSettings;
};

/** Every feature of the product, below /api. */
export async function registerFeatures(
  app: FastifyInstance,
  platform: Platform,
  { edition, tryPages, signIn }: Parts,
): Promise<void> {
  const events = new EventCache(platform.database, platform.notices);
  platform.metrics.caches.set('events', events.counts);
  platform.metrics.groups.set('own-states', events.groupSizes);
  platform.metrics.addReading(() => eventFamilies(platform.database.kysely));
  platform.metrics.addReading(() => mailFamilies(platform.database.kysely));
  await app.register(
    async (api) => {
      serveSite(api, platform, edition);
      serveProfile(api, platform);
      serveEvents(api, platform, events);
      serveRegistrations(api, platform, events);
      serveSubmissions(api, platform, events);
      serveReviews(api, platform);
      serveHeldDecisions(api, platform, edition);
      serveRemarksTemplates(api, platform);
      serveUsers(api, platform);
      serveInvitations(api, platform);
      servePerson(api, platform);
      serveDashboard(api, platform);
      serveAudit(api, platform);
      serveMails(api, platform);
      servePrivacy(api, platform, signIn.oidc);
      serveOwnSessions(api, platform);
      serveOwnTokens(api, platform);
      serveOwnCalendar(api, platform, edition);
      serveNotifications(api, platform);
      serveNotificationChoices(api, platform);
      serveAnnouncements(api, platform, edition);
      serveEditions(api, platform, tryPages);
      servePictures(api, platform);
      serveClaims(api, platform);
      await serveSession(api, platform, signIn);
    },
    { prefix: '/api' },
  );
}

/**
 * Every kind of job of the product, with its work.
 * @param post what mails are sent by; null where none is sent
 */
export function jobsOfFeatures(by: {
  readonly clock: Clock;
  readonly tryPages: TryPages;
  readonly post: Post | null;
}): readonly Job[] {
  const mails = by.post === null ? [] : [sendingMails(by.post), sendingInvitations(by.post)];
  return [
    ...HOUSEKEEPING,
    ...datesJobs(by.clock),
    ...announcementJobs(by.clock),
    ...editionJobs(by.clock, by.tryPages),
    ...PICTURE_JOBS,
    REMOVE_OLD_INVITATIONS,
    ...mails,
  ];
}
