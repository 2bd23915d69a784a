import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveOwnCalendar } from './own-calendar/own-calendar.routes.ts';
import { serveOwnSessions } from './own-sessions/own-sessions.routes.ts';
import { serveOwnTokens } from './own-tokens/own-tokens.routes.ts';
import { servePerson } from './person/person.routes.ts';
import { servePrivacy } from './personal-data/personal-data.routes.ts';
import { serveProfile } from './profile/profile.routes.ts';
import { userMails } from './users/users.mails.ts';
import { serveUsers } from './users/users.routes.ts';

export const people = {
  mails: userMails,
  routes: [
    serveProfile,
    serveUsers,
    servePerson,
    servePrivacy,
    serveOwnSessions,
    serveOwnTokens,
    serveOwnCalendar,
  ],
  audits: { user: { person: 'itself' } },
  holds: {
    ...WALKED,
    twoOrganisers:
      'of two organisers who correct at once one is told; the same again changes nothing',
  },
} satisfies Feature;
