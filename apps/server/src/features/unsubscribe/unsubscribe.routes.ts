import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/pool.ts';
import { headOfLinkPage } from '../../platform/edge/link-page.ts';
import { siteNameOf } from '../../platform/edge/site-name.ts';
import { deviceLanguage } from '../../platform/session/readers-language.ts';
import {
  areAnnouncementsMailed,
  endAnnouncementMails,
  findChooser,
  findUnsubscribeKey,
  resumeAnnouncementMails,
} from './announcement-mails.queries.ts';
import {
  AGAIN,
  STOP,
  UNSUBSCRIBE_PAGE_CSP,
  unknownLinkPage,
  unsubscribePage,
} from './unsubscribe-page.ts';
import { userOfToken } from './unsubscribe-token.ts';

/** Longer forms than these two fields are nobody's. */
const MOST_BYTES = 4_096;

type OfLink = FastifyRequest<{ Params: { token: string } }>;
type Reader = {
  readonly userId: number;
  readonly around: Parameters<typeof unknownLinkPage>[0];
};

/**
 * `/unsubscribe/{token}`: ends announcements by mail, for whoever has the link. Reading it changes
 * nothing, as programs follow links of mails; the button does, and a mailbox's own button by the
 * same request (RFC 8058). Neither has a session or anti-forgery value: the link itself is what
 * nobody else knows.
 */
export function serveUnsubscribe(app: FastifyInstance, { kysely }: Pick<Database, 'kysely'>): void {
  // It never changes while a database lives, and what was not signed with it costs no statement.
  let key: Promise<Buffer> | null = null;
  const keyOf = async () => {
    key ??= findUnsubscribeKey(kysely);
    try {
      return await key;
    } catch (error) {
      key = null;
      throw error;
    }
  };
  const ofLink =
    (answer: (request: OfLink, reader: Reader, reply: FastifyReply) => Promise<string>) =>
    async (request: OfLink, reply: FastifyReply) => {
      const userId = userOfToken(request.params.token, await keyOf());
      const chooser = userId === null ? undefined : await findChooser(kysely, userId);
      // As the mail that led here was.
      const language = chooser?.language ?? deviceLanguage(request);
      const around = { siteName: siteNameOf(request), language };
      headOfLinkPage(reply, UNSUBSCRIBE_PAGE_CSP);
      if (userId === null || !chooser) return reply.code(404).send(unknownLinkPage(around));
      return reply.send(await answer(request, { userId, around }, reply));
    };

  app.get(
    '/unsubscribe/:token',
    ofLink(async (_, { userId, around }) => {
      const isMailed = await areAnnouncementsMailed(kysely, userId);
      return unsubscribePage(around, isMailed ? 'ask' : 'done');
    }),
  );
  app.post(
    '/unsubscribe/:token',
    { bodyLimit: MOST_BYTES },
    ofLink(async (request, { userId, around }, reply) => {
      const { body } = request;
      const form = Buffer.isBuffer(body) ? body.toString('latin1') : '';
      if (says(form, STOP)) {
        await endAnnouncementMails(kysely, userId);
        return unsubscribePage(around, 'done');
      }
      if (!says(form, AGAIN)) {
        reply.code(400);
        return unsubscribePage(around, 'ask');
      }
      await resumeAnnouncementMails(kysely, userId);
      return unsubscribePage(around, 'again');
    }),
  );
}

/** Whether a form says this; mailboxes send it in either of the two encodings that forms have. */
function says(form: string, { name, value }: { readonly name: string; readonly value: string }) {
  return (
    new URLSearchParams(form).get(name) === value ||
    new RegExp(`name="?${name}"?\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n${value}\\r\\n`).test(form)
  );
}
