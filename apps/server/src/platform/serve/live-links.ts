import type { FastifyRequest } from 'fastify';
import { RecentlyUsed } from '../process/recently-used.ts';
import { tokenKey } from '../session/cookies.ts';

/** How many links are remembered; beyond that the ones that nobody used longest are forgotten. */
const MOST_LINKS = 20_000;

/**
 * The links of which this process has seen that they open something, by their hashes. One of those
 * is asked for by whoever has it, so that it is counted by itself; one that is guessed, by the
 * address that it comes from.
 */
export class LiveLinks {
  readonly #known = new RecentlyUsed<string, true>(MOST_LINKS);

  /** The name of the link in a request, where it opens something; else null. */
  nameOf({ params }: Pick<FastifyRequest, 'params'>): string | null {
    const { token } = params as { readonly token?: string };
    if (token === undefined) return null;
    const name = tokenKey(token);
    return this.#known.use(name) ? name : null;
  }

  /** Says what a link was found to be. */
  keep(token: string, isLive: boolean): void {
    if (isLive) this.#known.keep(tokenKey(token), true);
    else this.#known.forget(tokenKey(token));
  }
}
