import { mayDo } from '@pratibha/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/edge/path-of.ts';
import { sendRendered } from '../../platform/edge/rendered-response.ts';
import { sendStored } from '../../platform/edge/stored-response.ts';
import type { Family } from '../../platform/metrics/exposition.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { RenderAllowance } from './render-allowance.ts';
import type { StudentDocument } from './student-document.ts';
import type { Visitors } from './visitors.ts';

/** After this, in milliseconds, a page goes out without data: it asks for them itself. */
const LONGEST_WAIT_MS = 300;
/** What became of a page: rendered for the person, or sent without what it shows, and why. */
type Outcome = 'rendered' | 'too-many' | 'too-late' | 'failed';

/**
 * Sends the pages of the student's document, rendered for the person who asks. Who is not signed in is
 * sent to where they can sign in, and comes back; who may not see it is told so.
 */
export class StudentPages {
  readonly #visitors: Visitors;
  readonly #counts: Record<Outcome, number> = {
    rendered: 0,
    'too-many': 0,
    'too-late': 0,
    failed: 0,
  };
  readonly #allowance: RenderAllowance;

  constructor(visitors: Visitors, allowance = new RenderAllowance()) {
    this.#visitors = visitors;
    this.#allowance = allowance;
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    student: StudentDocument,
  ): Promise<FastifyReply> {
    if (pathOf(request.url) === '/user') return redirect(reply, '/user/events');
    const waiting = (why: Outcome) => {
      this.#counts[why] += 1;
      return sendStored(request, reply, student.waiting);
    };
    const deadline = waitFor(LONGEST_WAIT_MS);
    try {
      const person = await Promise.race([this.#visitors.whoAsks(request), deadline.passed]);
      if (person === 'too-late') return waiting(person);
      if (person === null) return redirect(reply, `/?sign-in=${encodeURIComponent(request.url)}`);
      if (!mayDo('events.browse', person)) return redirect(reply, '/unauthorized');
      if (!this.#allowance.mayBegin()) return waiting('too-many');
      const read = (name: string) => this.#visitors.read(name, request, reply);
      const rendering = student.render(request.url, this.#visitors.now(), read);
      const page = await Promise.race([this.#allowance.track(rendering), deadline.passed]);
      if (page === 'too-late') return waiting(page);
      this.#counts.rendered += 1;
      return await sendRendered(request, reply, page);
    } catch (error) {
      if (error instanceof Refused) throw error;
      request.log.error({ err: error }, 'a page was sent without what it shows');
      return waiting('failed');
    } finally {
      deadline.end();
    }
  }

  /** How often each came about. */
  families(): readonly Family[] {
    return [
      {
        name: 'pratibha_student_pages_total',
        help: "Students' pages: rendered, or sent without what they show, and why.",
        type: 'counter',
        samples: Object.entries(this.#counts).map(([outcome, value]) => ({
          labels: { outcome },
          value,
        })),
      },
    ];
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
