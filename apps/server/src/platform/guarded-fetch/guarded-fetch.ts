import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { LinkFacts } from '@pratibha/domain/links/link-states';
import { type Network, resolvedIn } from './network.ts';
import { ask } from './one-request.ts';
import { readTitle } from './title.ts';
import { factsOfFault } from './why-it-failed.ts';

/** Milliseconds for a link with all its redirects; waiting for a turn is not counted. */
const MOST_MS = 3_000;
const MOST_REDIRECTS = 5;

export type Guard = {
  readonly network: Network;
  /** Says who asks, with the address of the site. */
  readonly userAgent: string;
  /** Waits until the host may be asked. @throws what ends the whole of it */
  readonly turn: (host: string) => Promise<void>;
};

/**
 * Asks for what somebody typed, and says what came: nothing of it is kept but the title. The
 * connection goes to an address that was checked, before and after each redirect; no cookie, no
 * password and no referrer goes along, and what answers too slowly or too much is left.
 * @throws what `turn` throws
 */
export async function guardedFetch(link: string, guard: Guard): Promise<LinkFacts> {
  let url = new URL(link);
  let left = MOST_MS;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { username, password, protocol } = url;
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return UNASKED;
    await guard.turn(url.hostname);
    const begun = performance.now();
    const went = await withinTime(Math.max(left, 1), (signal) => oneStep(url, guard, signal)).catch(
      factsOfFault,
    );
    left -= performance.now() - begun;
    if ('kind' in went) return went;
    if (!('to' in went)) {
      return { kind: 'answered', ...went, url: url.href, redirects };
    }
    if (!URL.canParse(went.to, url.href)) return { kind: 'failed', because: 'no-connection' };
    url = new URL(went.to, url.href);
  }
  return { kind: 'failed', because: 'too-many-redirects' };
}

const UNASKED: LinkFacts = { kind: 'unasked' };

type Step =
  | { readonly to: string }
  | { readonly status: number; readonly title: string | null }
  | LinkFacts;

async function oneStep(url: URL, guard: Guard, signal: AbortSignal): Promise<Step> {
  const port = guard.network.portFor(url);
  if (port === null) return UNASKED;
  const addresses = await resolvedIn(guard.network, url);
  // Whoever has one address of ours among others of theirs means us.
  if (!addresses.every(({ address }) => guard.network.mayConnect(address)))
    return { kind: 'failed', because: 'not-public' };
  const response = await ask(url, { addresses, port, signal, userAgent: guard.userAgent });
  try {
    const { statusCode: status = 0, headers } = response;
    if (isRedirect(status) && headers.location !== undefined) return { to: headers.location };
    return { status, title: isPage(response) ? await readTitle(response) : null };
  } finally {
    response.destroy();
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const isPage = ({ headers }: IncomingMessage) =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');

/** Ends what is under way when its time is over, also what knows of no signal. */
async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('It took too long', 'TimeoutError');
      ending.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(ending.signal), over]);
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}
