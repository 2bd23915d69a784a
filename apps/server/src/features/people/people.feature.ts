import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import type { Post } from '../mail/mail.ts';
import { serveInvitations } from './invitations/invitations.routes.ts';
import { REMOVE_OLD_INVITATIONS, sendingInvitations } from './invitations/invitations.ts';
import { serveOwnCalendar } from './own-calendar/own-calendar.routes.ts';
import { serveOwnLanguage } from './own-language/own-language.routes.ts';
import { serveOwnSessions } from './own-sessions/own-sessions.routes.ts';
import { serveOwnTokens } from './own-tokens/own-tokens.routes.ts';
import { servePerson } from './person/person.routes.ts';
import { servePrivacy } from './personal-data/personal-data.routes.ts';
import { personalData } from './personal-data/personal-data.ts';
import { serveProfile } from './profile/profile.routes.ts';
import { userMails } from './users/users.mails.ts';
import { serveUsers } from './users/users.routes.ts';

export const people = {
  mails: userMails,
  routes: [
    serveProfile,
    serveOwnLanguage,
    serveUsers,
    serveInvitations,
    servePerson,
    servePrivacy,
    serveOwnSessions,
    serveOwnTokens,
    serveOwnCalendar,
  ],
  /** Nobody is written to where no mail is sent. */
  jobs: ({ post }: { readonly post: Post | null }) => [
    REMOVE_OLD_INVITATIONS,
    ...(post === null ? [] : [sendingInvitations(post)]),
  ],
  audits: { user: { person: 'itself' } },
  personalData,
  holds: {
    ...WALKED,
    twoOrganisers:
      'of two organisers who correct at once one is told; the same again changes nothing',
  },
} satisfies Feature;
