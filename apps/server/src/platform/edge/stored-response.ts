import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding, type Coding } from '../serve/accepted-coding.ts';
import { isHeld } from '../serve/if-none-match.ts';

/** A response as it goes out; uncompressed it is a text: head and body then leave in one piece. */
type Sent = {
  readonly headers: Record<string, string>;
  body: string | Buffer;
  /** Begins to make the body smaller; gone once it was called. */
  pack?: () => void;
};

/** A response that is written and compressed once, so that no request pays for it. */
export type StoredResponse = { readonly status: number; readonly etag: string } & {
  readonly [coding in Coding | 'plain']: Sent;
};

type About = {
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** What it says of itself, with its `content-type`. */
  readonly headers: Record<string, string>;
  /**
   * Whether it lasts, so that the smallest form is worth some time. It takes twenty times as long:
   * who asks first gets what is there at once, and the others the smallest as soon as that is
   * ready.
   */
  readonly lasts: boolean;
};

/** The quality of brotli, 0 to 11, that costs about as much as gzip and is smaller. */
const AT_ONCE = 5;

/** Compresses a text once, and makes the tag by which a reader says that they have it. */
export async function storeResponse(
  body: string,
  { status = 200, headers, lasts }: About,
): Promise<StoredResponse> {
  const [br, zipped] = await Promise.all([
    brotli(body, AT_ONCE),
    promisify(gzip)(body, lasts ? { level: constants.Z_BEST_COMPRESSION } : {}),
  ]);
  // Weak, because one tag stands for all three forms.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  return {
    status,
    etag,
    plain: { headers: all, body },
    br: packed({ headers: { ...all, 'content-encoding': 'br' }, body: br }, body, lasts),
    gzip: { headers: { ...all, 'content-encoding': 'gzip' }, body: zipped },
  };
}

/** Says how the smallest form is made, where it is worth it. */
function packed(sent: Sent, body: string, lasts: boolean): Sent {
  if (lasts) {
    sent.pack = () => {
      delete sent.pack;
      brotli(body, constants.BROTLI_MAX_QUALITY).then(
        (smallest) => {
          sent.body = smallest;
        },
        // For want of memory: what is there is as good.
        () => {},
      );
    };
  }
  return sent;
}

function brotli(body: string, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
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
  const sent = stored[acceptedCoding(request)];
  reply.headers(sent.headers);
  if (stored.status === 200 && isHeld(request.headers['if-none-match'], stored.etag)) {
    return reply.removeHeader('content-type').removeHeader('content-encoding').code(304).send();
  }
  sent.pack?.();
  return reply.code(stored.status).send(sent.body);
}
