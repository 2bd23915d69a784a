import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/pool.ts';
import { headOfLinkPage } from '../../../platform/edge/link-page.ts';
import { siteNameOf } from '../../../platform/edge/site-name.ts';
import { deviceLanguage } from '../../../platform/session/readers-language.ts';
import { drawOwn, FILE_TYPES, type FileForm, fileNameOf } from './certificate-file.ts';
import {
  askingPage,
  CERTIFICATE_PAGE_CSP,
  openedPage,
  sharedPage,
  unknownCertificatePage,
} from './certificate-page.ts';
import { findLinkedCertificate, findSharedCertificate } from './own-certificates.queries.ts';
import { isReadable, type ReadableRow } from './own-certificates.view.ts';

type OfCode = FastifyRequest<{ Params: { code: string } }>;

/** Nothing else is looked for. */
const CODE = /^[\w-]{22,60}$/;
/** A form of one button. */
const MOST_BYTES = 1_024;
/** Shown in a browser beside nothing of ours; printing is its own. */
const FILE_CSP =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * `/certificates/{code}`: the page by which its holder shows a certificate, and by another code the
 * one of whoever has no account: that says nothing of anybody before its button is pressed.
 */
export function serveCertificatePages(
  app: FastifyInstance,
  { kysely }: Pick<Database, 'kysely'>,
  origin: string,
): void {
  const siteOf = (request: FastifyRequest) => ({
    ...{ name: siteNameOf(request), origin },
    language: deviceLanguage(request),
  });
  const pathOf = ({ params: { code } }: OfCode) => `/certificates/${code}`;
  const found = async (find: typeof findSharedCertificate, { params: { code } }: OfCode) => {
    const row = CODE.test(code) ? await find(kysely, code) : undefined;
    return row && isReadable(row) ? row : undefined;
  };
  const unknown = (request: OfCode, reply: FastifyReply) =>
    reply.code(404).send(unknownCertificatePage(siteOf(request)));

  app.get('/certificates/:code', async (request: OfCode, reply) => {
    headOfLinkPage(reply, CERTIFICATE_PAGE_CSP);
    const shared = await found(findSharedCertificate, request);
    if (shared) return reply.send(sharedPage(shared, siteOf(request), pathOf(request)));
    const linked = await found(findLinkedCertificate, request);
    return linked ? reply.send(askingPage(siteOf(request))) : unknown(request, reply);
  });
  app.post('/certificates/:code', { bodyLimit: MOST_BYTES }, async (request: OfCode, reply) => {
    headOfLinkPage(reply, CERTIFICATE_PAGE_CSP);
    const linked = await found(findLinkedCertificate, request);
    return linked
      ? reply.send(openedPage(linked, siteOf(request), pathOf(request)))
      : unknown(request, reply);
  });
  app.get('/certificates/:code/picture.png', async (request: OfCode, reply) => {
    const shared = await found(findSharedCertificate, request);
    if (!shared) {
      headOfLinkPage(reply, CERTIFICATE_PAGE_CSP);
      return unknown(request, reply);
    }
    const bytes = await drawOwn(kysely, shared, { form: 'png', origin });
    return sendFile(reply, shared, { form: 'png', bytes, as: 'inline' });
  });
  for (const form of ['pdf', 'png'] as const) {
    app.post(
      `/certificates/:code/${form}`,
      { bodyLimit: MOST_BYTES },
      async (request: OfCode, reply) => {
        const linked = await found(findLinkedCertificate, request);
        if (!linked) {
          headOfLinkPage(reply, CERTIFICATE_PAGE_CSP);
          return unknown(request, reply);
        }
        const bytes = await drawOwn(kysely, linked, { form, origin });
        return sendFile(reply, linked, {
          ...{ form, bytes, as: form === 'pdf' ? 'inline' : 'attachment' },
        });
      },
    );
  }
}

type SentFile = {
  readonly form: FileForm;
  readonly bytes: Uint8Array;
  readonly as: 'inline' | 'attachment';
};

function sendFile(reply: FastifyReply, row: ReadableRow, { form, bytes, as }: SentFile) {
  return reply
    .header('content-security-policy', FILE_CSP)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `${as}; filename="${fileNameOf(row, form)}"`)
    .type(FILE_TYPES[form])
    .send(Buffer.from(bytes));
}
