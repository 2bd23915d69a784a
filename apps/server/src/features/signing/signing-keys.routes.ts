import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import type { FastifyInstance } from 'fastify';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import type { KnownKeys } from './public-keys.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // A revocation is to be heard of soon; whoever checks many certificates asks once.
  'cache-control': 'public, max-age=300',
  // A page that somebody saved, opened from a disk, asks here whether a key was revoked.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * `/.well-known/certificate-keys.json`: the public keys with their dates, for whoever proves a
 * certificate or released results without this site.
 */
export function serveCertificateKeys(app: FastifyInstance, keys: Pick<KnownKeys, 'now'>): void {
  const written = new WeakMap<readonly PublishedKey[], Promise<StoredResponse>>();
  app.get('/.well-known/certificate-keys.json', async (request, reply) => {
    const known = await keys.now();
    const response =
      written.get(known) ??
      storeResponse(JSON.stringify({ algorithm: 'Ed25519', keys: known }), {
        headers: HEADERS,
        lasts: false,
      });
    written.set(known, response);
    return sendStored(request, reply, await response);
  });
}
