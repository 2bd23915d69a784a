import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type StoredResponse, sendStored } from '../../platform/edge/stored-response.ts';
import { KeptPages } from './kept-pages.ts';
import { RECEIPT_PAGE, type RenderOptions, renderPage } from './result-pages.ts';

/** What somebody may take for a code; whether it is one the page says. */
const TYPED = /^[\w-]{1,40}$/;

/**
 * `/receipt` and `/receipt/{code}`: the same page for every code, whether there is a receipt of it
 * or not. Its script asks for the receipt.
 */
export function registerReceiptPage(
  app: FastifyInstance,
  options: RenderOptions & { readonly soon: StoredResponse },
): void {
  const { edition, others, soon } = options;
  const pages = new KeptPages();
  const render = () => renderPage(options, RECEIPT_PAGE, null, {});
  const find = async () =>
    // While developing the sources are others each time.
    options.policy === undefined
      ? pages.get([edition.content, others.archived()], RECEIPT_PAGE, render)
      : render();
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = edition.isSetUp ? await find() : soon;
    return page === null ? app.sendNotFoundPage(request, reply) : sendStored(request, reply, page);
  };
  app.get(RECEIPT_PAGE, send);
  app.get<{ Params: { code: string } }>(`${RECEIPT_PAGE}/:code`, (request, reply) =>
    TYPED.test(request.params.code) ? send(request, reply) : app.sendNotFoundPage(request, reply),
  );
}
