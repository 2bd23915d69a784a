import { hash } from 'node:crypto';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { type EndpointDefinition, isPaged } from '@pratibha/contract/endpoint';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { acceptedCoding, type Coding } from './accepted-coding.ts';
import { isHeld } from './if-none-match.ts';
import { withoutWhatIsKnown } from './light-headers.ts';

/** Up to so many characters a response goes out as it is: there is nothing to gain. */
const SMALL = 1_024;

/**
 * Up to so many characters it is compressed at once, in less time than another thread would cost.
 */
const QUICK = 16_384;

/**
 * How hard is tried: quickly at once, harder in another thread. Of brotli 0 to 11, of gzip 1 to 9.
 */
const AT_ONCE = { br: brotli(1), gzip: { level: 1 } };
const IN_ANOTHER_THREAD = { br: brotli(4), gzip: { level: 4 } };

/**
 * Sends the response of a call with few bytes: of more than 1 kB, compressed as its reader accepts,
 * and of a list that its reader has already, nothing but 304 (ADR 22). What holds secrets is never
 * compressed, nor what another site made the browser ask for (docs/security.md). A stream goes out
 * as it is.
 */
export function lightResponse(endpoint: EndpointDefinition): onSendHookHandler<unknown> {
  const hasVersion = isPaged(endpoint);
  const isCompressed = endpoint.holdsSecrets === undefined;
  return (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length <= SMALL || reply.statusCode >= 300) {
      done(null, payload);
      return;
    }
    if (isCompressed) reply.header('vary', 'accept-encoding');
    if (hasVersion && isKnown(request, reply, payload)) {
      reply.code(304).removeHeader('content-type');
      withoutWhatIsKnown(reply);
      // Fastify's own handler of HEAD cannot take null.
      done(null, request.method === 'HEAD' ? '' : null);
      return;
    }
    const coding = isCompressed && isForOwnPages(request) ? acceptedCoding(request) : 'plain';
    if (coding === 'plain') {
      done(null, payload);
      return;
    }
    compress(payload, coding, (error, bytes) => {
      if (error) {
        done(error);
        return;
      }
      reply.header('content-encoding', coding);
      done(null, bytes);
    });
  };
}

/**
 * Gives a page of a list its version, and says whether the reader has it. Made from what is sent,
 * it changes with whatever changes that: a row, a filter, a grant. So it saves bytes and not the
 * reading of the list, of whose time it is about a hundredth (ADR 22).
 */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  const version = versionOf(payload, (name) => reply.getHeader(name));
  reply.header('etag', version);
  return isHeld(headers['if-none-match'], version);
}

/** The version of a page of a list with its headers. */
function versionOf(payload: string, headerOf: (name: string) => unknown): string {
  const around = [headerOf('x-total-count'), headerOf('link')].join('\n');
  const digest = hash('sha256', `${around}\n${payload}`, 'base64url').slice(0, 27);
  // Weak, because one version stands for all forms.
  return `W/"${digest}"`;
}

/** The version that a response gets, or null where it is too short for one. */
export function versionIfAny(payload: string, headers: ReadonlyMap<string, string>): string | null {
  return payload.length <= SMALL ? null : versionOf(payload, (name) => headers.get(name));
}

/** Whether our pages asked or somebody by hand, and no other site by a link or a window of ours. */
export function isForOwnPages({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

type Compressed = (error: Error | null, bytes?: Buffer) => void;

function compress(text: string, coding: Coding, done: Compressed): void {
  if (text.length <= QUICK) {
    const bytes =
      coding === 'br' ? brotliCompressSync(text, AT_ONCE.br) : gzipSync(text, AT_ONCE.gzip);
    done(null, bytes);
  } else if (coding === 'br') brotliCompress(text, IN_ANOTHER_THREAD.br, done);
  else gzip(text, IN_ANOTHER_THREAD.gzip, done);
}

function brotli(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
