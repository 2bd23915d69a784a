import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/pool.ts';
import { findMail, type KeptMail, listMails } from './outbox.queries.ts';
import { framedHtml, listPage, mailPage, OUTBOX } from './outbox-pages.ts';
import { STYLE } from './outbox-style.ts';

/** The page's own style, named by its hash, and the mail in its frame; nothing runs. */
const PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail may hold its own style and nothing else: no picture, no script, no form, no origin. */
const MAIL_CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const MOST_LISTED = 200;

type OfMail = FastifyRequest<{ Params: { id: string; n?: string } }>;

/** `/demo/outbox`: the mails that the demo would have sent, for everybody who reaches it. */
export function serveOutbox(app: FastifyInstance, { kysely }: Pick<Database, 'kysely'>): void {
  const page = (reply: FastifyReply, html: string, csp: string) =>
    reply
      .header('content-security-policy', csp)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  const ofMail =
    (answer: (reply: FastifyReply, mail: KeptMail, request: OfMail) => FastifyReply) =>
    async (request: OfMail, reply: FastifyReply) => {
      const { id } = request.params;
      const mail = /^[1-9]\d{0,8}$/.test(id) ? await findMail(kysely, Number(id)) : undefined;
      if (mail === undefined) {
        reply.callNotFound();
        return reply;
      }
      return answer(reply, mail, request);
    };

  app.get(OUTBOX, async (request: FastifyRequest<{ Querystring: { q?: unknown } }>, reply) => {
    const { q } = request.query;
    const words = typeof q === 'string' ? q.replaceAll('\0', '').slice(0, 200) : '';
    return page(reply, listPage(await listMails(kysely, MOST_LISTED, words), words), PAGE_CSP);
  });
  app.get(
    `${OUTBOX}/:id`,
    ofMail((reply, mail) => page(reply, mailPage(mail), PAGE_CSP)),
  );
  app.get(
    `${OUTBOX}/:id/html`,
    ofMail((reply, mail) =>
      page(reply.header('x-frame-options', 'SAMEORIGIN'), framedHtml(mail), MAIL_CSP),
    ),
  );
  app.get(
    `${OUTBOX}/:id/raw`,
    ofMail((reply, { id, raw }) =>
      download(reply, { name: `${id}.eml`, type: 'message/rfc822', content: raw }),
    ),
  );
  app.get(
    `${OUTBOX}/:id/files/:n`,
    ofMail((reply, { files }, request) => {
      const file = files[Number(request.params.n)];
      if (file !== undefined) return download(reply, file);
      reply.callNotFound();
      return reply;
    }),
  );
}

type Download = { readonly name: string; readonly type: string; readonly content: string | Buffer };

function download(reply: FastifyReply, { name, type, content }: Download): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-disposition', `attachment; filename="${plain}"`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(content);
}
