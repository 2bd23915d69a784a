import * as calls from '@pratibha/contract/person';
import * as userCalls from '@pratibha/contract/users';
import { eventsWhere, mayDo, mayInEvent } from '@pratibha/domain/access';
import { whyNotCorrectUser } from '@pratibha/domain/people/accounts';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type AuditReads, historyOfPerson } from '../../audit/audit.ts';
import { findAdminRegistration } from '../../registrations/registrations.ts';
import { hasIdentity } from '../../session/session.ts';
import {
  countPlaces,
  findContacts,
  findPerson,
  findRegistrationsOf,
  findRevisionsOf,
  findSameMobile,
  findSessionsOf,
} from './person.queries.ts';
import {
  contactsView,
  personRegistrationView,
  personSessionView,
  personWorksView,
} from './person.view.ts';
import { findUserWithWaiting, waitingOfUser } from './waiting-of-user.ts';

/** What organisers see of one person: beside a review, and as a whole. */
export function servePerson(
  app: FastifyInstance,
  platform: Platform,
  { audit }: { readonly audit: AuditReads },
): void {
  serve(app, platform, calls.getReviewContext, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async ({ db, actor, now }, { found }) => {
      const { id, event_id, user_id } = found;
      const mayReach = mayInEvent('contacts.read', actor, event_id);
      const registrations = await findRegistrationsOf(
        db,
        user_id,
        eventsWhere('registrations.read', actor),
      );
      const works = await findRevisionsOf(db, user_id, eventsWhere('submissions.read', actor));
      return {
        registration_id: id,
        user_id,
        event_title: found.event_title,
        places: await countPlaces(db, event_id),
        contacts: mayReach
          ? contactsView(
              await findContacts(db, user_id),
              await findSameMobile(db, user_id, event_id),
              now,
            )
          : null,
        registrations: registrations.filter((row) => row.id !== id).map(personRegistrationView),
        works: personWorksView(works),
      };
    },
  });
  serve(app, platform, userCalls.getWaitingOfUser, {
    find: findUserWithWaiting,
    run: waitingOfUser,
  });
  serve(app, platform, calls.getPersonRecord, {
    find: (ctx, { id }) => findPerson(ctx.db, id),
    run: async ({ db, actor }, { found }) => {
      const { id } = found;
      const hasSignedIn = await hasIdentity(db, id);
      const facts = { actor, target: found, changesEmail: false, hasSignedIn };
      const registrations = await findRegistrationsOf(db, id, null);
      const works = await findRevisionsOf(db, id, null);
      const sessions = mayDo('users.write', actor) ? await findSessionsOf(db, id) : null;
      return {
        user_id: id,
        registrations: registrations.map(personRegistrationView),
        works: personWorksView(works),
        sessions: sessions && sessions.map(personSessionView),
        correction:
          whyNotCorrectUser(facts) === null
            ? { revision: found.version, is_email_open: !hasSignedIn }
            : null,
        audit: mayDo('audit.read', actor) ? await historyOfPerson(audit, { db, actor }, id) : null,
      };
    },
  });
}
