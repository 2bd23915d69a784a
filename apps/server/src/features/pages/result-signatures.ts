import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { canonicalJson } from '@pratibha/domain/results/snapshot';
import type { FastifyInstance } from 'fastify';
import { sendStored, storeResponse } from '../../platform/edge/stored-response.ts';
import { KeptPages } from './kept-pages.ts';
import type { ResultsOfPages } from './result-pages.ts';
import type { Edition } from './shown-editions.routes.ts';

/** What signs the file of results, and the keys of this site. */
export type Signing = {
  /** The same object until they are others. */
  readonly published: () => Promise<readonly PublishedKey[]>;
  readonly sign: (
    text: Uint8Array,
  ) => Promise<{ readonly keyId: string; readonly signature: Uint8Array }>;
};

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/**
 * `/results/{event}/signature.json`: of the bytes of `sheets.json`, which are not changed by it. It
 * is signed once for all who ask, and again by the next key after one was taken out of use: what
 * somebody kept is proved by the key that it names.
 */
export function registerResultSignatures(
  app: FastifyInstance,
  signing: Signing,
  { results, edition }: { readonly results: ResultsOfPages; readonly edition: Edition },
): void {
  const pages = new KeptPages();
  const find = async (id: string) => {
    const all = await results.lately();
    const one = all.find(({ event_id }) => String(event_id) === id);
    if (!one?.offers_check) return null;
    return pages.get([all, await signing.published()], id, async () => {
      const frozen = await results.contentOf(one.event_id);
      if (frozen === undefined) return null;
      const { keyId, signature } = await signing.sign(Buffer.from(canonicalJson(frozen)));
      const body = {
        ...{ algorithm: 'Ed25519', key: keyId },
        signature: Buffer.from(signature).toString('base64'),
      };
      return storeResponse(JSON.stringify(body), { headers: HEADERS, lasts: false });
    });
  };
  app.get<{ Params: { event: string } }>(
    '/results/:event/signature.json',
    async (request, reply) => {
      const page = edition.isSetUp ? await find(request.params.event) : null;
      return page === null
        ? app.sendNotFoundPage(request, reply)
        : sendStored(request, reply, page);
    },
  );
}
