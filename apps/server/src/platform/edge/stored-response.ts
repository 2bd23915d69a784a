import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding, type Coding } from './accepted-coding.ts';
import { isHeld } from './if-none-match.ts';

/** A response as it goes out; uncompressed it is a text: head and body then leave in one piece. */
type Sent = { readonly headers: Record<string, string>; readonly body: string | Buffer };

/** A response that is written and compressed once, so that no request pays for it. */
export type StoredResponse = { readonly status: number; readonly etag: string } & {
  readonly [coding in Coding | 'plain']: Sent;
};

type About = {
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** What it says of itself, with its `content-type`. */
  readonly headers: Record<string, string>;
  /** Whether it lasts as long as the process, so that the smallest form is worth some time. */
  readonly lasts: boolean;
};

/** Compresses a text once, and makes the tag by which a reader says that they have it. */
export async function storeResponse(
  body: string,
  { status = 200, headers, lasts }: About,
): Promise<StoredResponse> {
  const quality = lasts ? constants.BROTLI_MAX_QUALITY : 6;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(body, lasts ? { level: constants.Z_BEST_COMPRESSION } : {}),
  ]);
  // Weak, because one tag stands for all three forms.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  return {
    status,
    etag,
    plain: { headers: all, body },
    br: { headers: { ...all, 'content-encoding': 'br' }, body: br },
    gzip: { headers: { ...all, 'content-encoding': 'gzip' }, body: zipped },
  };
}

/**
 * Sends a stored response in the form that the reader likes best, or 304 when they have it. What is
 * not there (404) is always sent, so that nobody takes it for there.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): FastifyReply {
  const { headers, body } = stored[acceptedCoding(request)];
  reply.headers(headers);
  if (stored.status === 200 && isHeld(request.headers['if-none-match'], stored.etag)) {
    return reply.removeHeader('content-type').removeHeader('content-encoding').code(304).send();
  }
  return reply.code(stored.status).send(body);
}
