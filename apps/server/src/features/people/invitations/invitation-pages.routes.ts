import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/pool.ts';
import { headOfLinkPage } from '../../../platform/edge/link-page.ts';
import { siteNameOf } from '../../../platform/edge/site-name.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { deviceLanguage } from '../../../platform/session/readers-language.ts';
import {
  askingPage,
  INVITATION_PAGE_CSP,
  openedPage,
  unknownInvitationPage,
} from './invitation-page.ts';
import { findInvitationOfLink, type InvitationRow } from './invitations.queries.ts';

type OfLink = FastifyRequest<{ Params: { token: string } }>;
type Page = (
  around: Parameters<typeof unknownInvitationPage>[0],
  invitation: InvitationRow,
) => string;

/** Nothing else is looked for. */
const TOKEN = /^[\w-]{43}$/;

/**
 * `/invitation/{token}`: what somebody is invited to, once the button is pressed. It opens nothing
 * by itself: signing in with the invited address does.
 */
export function serveInvitationPages(
  app: FastifyInstance,
  { kysely }: Pick<Database, 'kysely'>,
): void {
  const ofLink = (page: Page) => async (request: OfLink, reply: FastifyReply) => {
    const { token } = request.params;
    const invitation = TOKEN.test(token)
      ? await findInvitationOfLink(kysely, tokenHash(token))
      : undefined;
    const around = { siteName: siteNameOf(request), language: deviceLanguage(request) };
    headOfLinkPage(reply, INVITATION_PAGE_CSP);
    if (!invitation) return reply.code(404).send(unknownInvitationPage(around));
    return reply.send(page(around, invitation));
  };
  app.get('/invitation/:token', ofLink(askingPage));
  app.post('/invitation/:token', { bodyLimit: 1_024 }, ofLink(openedPage));
}
