import { type BrowserContext, expect, type Route } from '@playwright/test';
import { writeDownToasts } from './toasts.ts';

type Named = { readonly status: number; readonly path: RegExp; count: number };

/**
 * What is said of calls and files that do not come without a network: by Chromium, by a service
 * worker in its place, and by what loads code.
 */
export const WITHOUT_NETWORK =
  /INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|dynamically imported module/;

/** Holds nothing that axe could count among the landmarks of the page around it. */
const BLANK_PAGE = '<!doctype html><html lang="en"><title>Elsewhere</title></html>';
const BLANK_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Other people's sites answer blank; no test depends on the network or burdens a stranger. */
export function respondBlank(route: Route): Promise<void> {
  return route.request().resourceType() === 'image'
    ? route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE })
    : route.fulfill({ contentType: 'text/html', body: BLANK_PAGE });
}

/** Runs in the pages: what somebody chose in the settings of a phone. */
function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection)
    Object.defineProperty(connection, 'saveData', { value: true, configurable: true });
}

/**
 * Watches every page of a context. A test fails on a console error (a violated content security
 * policy is one), an uncaught exception, a failed request, and a 4xx or 5xx it did not name.
 */
export class PageGuard {
  readonly #origin: string;
  readonly #elsewhere: boolean;
  readonly #named: Named[] = [];
  readonly #faults: string[] = [];
  readonly #meant: RegExp[] = [];
  readonly #possible: RegExp[] = [];

  /**
   * @param elsewhere whether pages may meet other people's sites, which then answer blank; else the
   *   browser saves data, so that the footer's map does not come by itself
   */
  constructor(origin: string, elsewhere: boolean) {
    this.#origin = origin;
    this.#elsewhere = elsewhere;
  }

  /**
   * Names a response that the step means to get, before it happens: `expectResponse(409,
   * /register$/)`.
   */
  expectResponse(status: number, path: RegExp): void {
    this.#named.push({ status, path, count: 0 });
  }

  /**
   * Names a fault that the step causes for certain and waits for, such as `/^console: Failed to
   * fetch/`: without it the test fails.
   */
  expectFault(words: RegExp): void {
    this.#meant.push(words);
  }

  /**
   * Names a fault that may come, and need not. Without a network a page fails only in what it asks
   * for meanwhile, and whether it asks (for files ahead, for what it shows, once more) depends on
   * how quick the machine is: to require such a fault would prove nothing of the product.
   */
  mayFault(words: RegExp): void {
    this.#possible.push(words);
  }

  async watch(context: BrowserContext): Promise<void> {
    if (this.#elsewhere) await context.route((url) => url.origin !== this.#origin, respondBlank);
    else await context.addInitScript(saveData);
    await context.addInitScript(writeDownToasts);
    context.on('weberror', (error) => this.#faults.push(`exception: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      // Chromium repeats each bad response on the console; the response itself is judged below.
      if (/^Failed to load resource: the server responded/.test(message.text())) return;
      this.#faults.push(`console: ${message.text()} (${url})`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // Chromium aborts what a page had under way when the person goes to another page.
      if (reason !== 'net::ERR_ABORTED') this.#faults.push(`request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      const url = new URL(response.url());
      if (response.status() < 400 || url.origin !== this.#origin) return;
      if (this.#isAskedAgain(response.status(), url.pathname)) return;
      const named = this.#named.find(
        ({ status, path }) => status === response.status() && path.test(url.pathname),
      );
      if (named === undefined) {
        this.#faults.push(`${response.status()}: ${response.request().method()} ${url.pathname}`);
      } else {
        named.count += 1;
      }
    });
  }

  /** Where a session is gone, what asks every few seconds may ask once more, in vain. */
  #isAskedAgain(status: number, path: string): boolean {
    const asks = /^\/api\/(user\/notifications\/unread|judge\/rounds\/\d+\/standing)$/;
    return status === 401 && asks.test(path);
  }

  /** Throws unless the pages were clean and every named response came. */
  verify(): void {
    const missing = this.#named
      .filter(({ count }) => count === 0)
      .map(({ status, path }) => `${status} from ${path.source} was named but never came`);
    const absent = this.#meant
      .filter((words) => !this.#faults.some((fault) => words.test(fault)))
      .map((words) => `the fault ${words.source} was named but never came`);
    const named = [...this.#meant, ...this.#possible];
    const faults = this.#faults.filter((fault) => !named.some((words) => words.test(fault)));
    expect([...faults, ...missing, ...absent], 'faults on the pages').toEqual([]);
  }
}
