import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mayDo } from '@pratibha/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from '../../platform/edge/accepted-coding.ts';
import { pathOf } from '../../platform/edge/path-of.ts';
import { sendStored } from '../../platform/edge/stored-response.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { RenderedForOne, StudentDocument } from './student-document.ts';
import type { Visitors } from './visitors.ts';

/** After this, in milliseconds, a page goes out without data: it asks for them itself. */
const LONGEST_WAIT_MS = 300;

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};

/**
 * Sends a page of the student's document, rendered for the person who asks. Who is not signed in is
 * sent to where they can sign in, and comes back; who may not see it is told so.
 */
export async function sendStudentPage(
  request: FastifyRequest,
  reply: FastifyReply,
  student: StudentDocument,
  visitors: Visitors,
): Promise<FastifyReply> {
  if (pathOf(request.url) === '/user') return redirect(reply, '/user/events');
  const deadline = waitFor(LONGEST_WAIT_MS);
  try {
    const person = await Promise.race([visitors.whoAsks(request), deadline.passed]);
    if (person === 'too-late') return sendStored(request, reply, student.waiting);
    if (person === null) return redirect(reply, `/?sign-in=${encodeURIComponent(request.url)}`);
    if (!mayDo('events.browse', person)) return redirect(reply, '/unauthorized');
    const read = (name: string) => visitors.read(name, request, reply);
    const page = await Promise.race([
      student.render(request.url, visitors.now(), read),
      deadline.passed,
    ]);
    if (page === 'too-late') return sendStored(request, reply, student.waiting);
    return await sendRendered(request, reply, page);
  } catch (error) {
    if (error instanceof Refused) throw error;
    request.log.error({ err: error }, 'a page was sent without what it shows');
    return sendStored(request, reply, student.waiting);
  } finally {
    deadline.end();
  }
}

function redirect(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, 302);
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, headers }: RenderedForOne,
): Promise<FastifyReply> {
  reply.headers({ ...headers, vary: 'accept-encoding' });
  const coding = acceptedCoding(request);
  if (coding === 'plain') return reply.send(html);
  return reply.header('content-encoding', coding).send(await compress[coding](html));
}

function waitFor(ms: number) {
  const { promise, resolve } = Promise.withResolvers<'too-late'>();
  const timer = setTimeout(() => resolve('too-late'), ms);
  return { passed: promise, end: () => clearTimeout(timer) };
}
