import { mayDo } from '@pratibha/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/edge/path-of.ts';
import { sendRendered } from '../../platform/edge/rendered-response.ts';
import { sendStored } from '../../platform/edge/stored-response.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { StudentDocument } from './student-document.ts';
import type { Visitors } from './visitors.ts';

/** After this, in milliseconds, a page goes out without data: it asks for them itself. */
const LONGEST_WAIT_MS = 300;

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

function waitFor(ms: number) {
  const { promise, resolve } = Promise.withResolvers<'too-late'>();
  const timer = setTimeout(() => resolve('too-late'), ms);
  return { passed: promise, end: () => clearTimeout(timer) };
}
