import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from '../serve/accepted-coding.ts';

/** As hard as pays for a page that one person gets once; of brotli 0 to 11, of gzip 1 to 9. */
const QUALITY = 5;
/**
 * Looks back 128 kB, which is more than a page has; the usual 4 MB cost more than the compression.
 */
const WINDOW_BITS = 17;

const COMPRESS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: QUALITY }),
};

/** A page that was rendered for somebody. */
export type RenderedPage = {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Sends a page that was rendered for one person, compressed as its reader accepts. It must repeat
 * nothing of what another site wrote into the request: whoever can write into a page could guess
 * the rest by its length.
 */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, headers }: RenderedPage,
): Promise<FastifyReply> {
  reply.headers({ ...headers, vary: 'accept-encoding' });
  const coding = acceptedCoding(request);
  if (coding === 'plain') return reply.send(html);
  return reply.header('content-encoding', coding).send(await COMPRESS[coding](html));
}
