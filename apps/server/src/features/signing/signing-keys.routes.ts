import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import type { FastifyInstance } from 'fastify';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import type { SiteKeys } from './public-keys.ts';

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
export function serveCertificateKeys(
  app: FastifyInstance,
  keys: Pick<SiteKeys, 'published'>,
): void {
  const written = new WeakMap<readonly PublishedKey[], Promise<StoredResponse>>();
  app.get('/.well-known/certificate-keys.json', async (request, reply) => {
    const known = await keys.published();
    const response =
      written.get(known) ??
      storeResponse(JSON.stringify({ algorithm: 'Ed25519', keys: known.map(withPem) }), {
        headers: HEADERS,
        lasts: false,
      });
    written.set(known, response);
    return sendStored(request, reply, await response);
  });
}

/** What stands before the 32 bytes in a public key of X.509 (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** Also in the form that openssl and others read. */
function withPem(key: PublishedKey) {
  const bytes = Buffer.concat([SPKI_HEAD, Buffer.from(key.public_key, 'base64url')]);
  const lines = [
    '-----BEGIN PUBLIC KEY-----',
    bytes.toString('base64'),
    '-----END PUBLIC KEY-----',
  ];
  return { ...key, pem: `${lines.join('\n')}\n` };
}
