import { type Action, mayDo } from '@pratibha/domain/access';
import { addressIn } from '@pratibha/domain/language/addresses';
import type { Language } from '@pratibha/domain/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/edge/path-of.ts';
import { type RenderedPage, sendRendered } from '../../platform/edge/rendered-response.ts';
import { type StoredResponse, sendStored } from '../../platform/edge/stored-response.ts';
import type { Family } from '../../platform/metrics/exposition.ts';
import { isForOwnPages } from '../../platform/serve/light-response.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { deviceLanguage, readersLanguage } from '../../platform/session/readers-language.ts';
import type { RenderAllowance } from './render-allowance.ts';
import type { Visitors } from './visitors.ts';

/** What became of a page: rendered for the person, or sent without what it shows, and why. */
type Outcome = 'rendered' | 'too-many' | 'too-late' | 'failed' | 'from-elsewhere';

/** The pages of one document. */
export type Area = {
  /** The address of all of them, and of the first of them. */
  readonly root: string;
  readonly home: string;
  /** What everybody may do who may see them. */
  readonly permission: Action;
  /**
   * Whether a page repeats of its address what it says, such as words that are searched for.
   * Compressed, its length would tell another site that sends somebody to such an address of what
   * else is in the page.
   */
  readonly repeatsAddress: boolean;
  readonly metric: { readonly name: string; readonly help: string };
};

/** A document of an edition, without a page and with one. */
export type OwnDocument<Reader> = {
  /** Without a page: it asks itself who is there, and for what it shows. */
  readonly waiting: StoredResponse;
  /** The same where there is no page. */
  readonly lost: StoredResponse;
  /** A page for the person who asks. */
  readonly render: (url: string, now: Date, reader: Reader) => Promise<RenderedPage>;
};

/**
 * Sends the pages of a document, rendered for the person who asks. Who is not signed in is sent to
 * where they can sign in, and comes back; who may not see it is told so.
 */
export class PagesForOne<Reader> {
  readonly #area: Area;
  readonly #visitors: Visitors;
  readonly #reader: (request: FastifyRequest, reply: FastifyReply) => Reader;
  readonly #allowance: RenderAllowance;
  readonly #counts: Partial<Record<Outcome, number>>;

  /** @param reader reads for the person who asks */
  constructor(
    area: Area,
    visitors: Visitors,
    allowance: RenderAllowance,
    reader: (request: FastifyRequest, reply: FastifyReply) => Reader,
  ) {
    this.#area = area;
    this.#visitors = visitors;
    this.#allowance = allowance;
    this.#reader = reader;
    this.#counts = {
      ...{ rendered: 0, 'too-many': 0, 'too-late': 0, failed: 0 },
      ...(area.repeatsAddress && { 'from-elsewhere': 0 }),
    };
  }

  /** @param documentIn the document in a language */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    documentIn: (language: Language) => OwnDocument<Reader>,
  ): Promise<FastifyReply> {
    const { root, home, permission, repeatsAddress } = this.#area;
    if (pathOf(request.url) === root) return redirect(reply, home);
    // Until it is known who asks.
    let language = deviceLanguage(request);
    const waiting = (why: Outcome) => {
      this.#count(why);
      return sendStored(request, reply, documentIn(language).waiting);
    };
    const deadline = waitFor(this.#allowance.longestWaitMs);
    try {
      const person = await Promise.race([this.#visitors.whoAsks(request), deadline.passed]);
      if (person === 'too-late') return waiting(person);
      const toPublic = (path: string) => redirect(reply, addressIn(language, path));
      if (person === null) return toPublic(`/?sign-in=${encodeURIComponent(request.url)}`);
      language = readersLanguage(request, person);
      if (!mayDo(permission, person)) return toPublic('/unauthorized');
      const isOwn = !repeatsAddress || !request.url.includes('?') || isForOwnPages(request);
      if (!isOwn) return waiting('from-elsewhere');
      if (!this.#allowance.mayBegin()) return waiting('too-many');
      const now = this.#visitors.now();
      const rendering = documentIn(language).render(request.url, now, this.#reader(request, reply));
      const page = await Promise.race([this.#allowance.track(rendering), deadline.passed]);
      if (page === 'too-late') return waiting(page);
      this.#count('rendered');
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
    const samples = Object.entries(this.#counts).map(([outcome, value]) => ({
      labels: { outcome },
      value,
    }));
    return [{ ...this.#area.metric, type: 'counter', samples }];
  }

  #count(outcome: Outcome): void {
    this.#counts[outcome] = (this.#counts[outcome] ?? 0) + 1;
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
