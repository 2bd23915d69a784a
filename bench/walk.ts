import { CookieJar } from '../apps/server/src/testing/http-client.ts';

const PUBLIC = ['/', '/?sign-in=1', '/event/details', '/api/public/site'];
const OF_A_STUDENT = [
  '/user/events',
  '/api/user/available/events',
  '/user/events?register=7',
  '/user/event-registrations',
  '/user/work-submissions',
  '/user/notifications',
  '/user/update-profile',
];
const LISTS = ['registrations', 'events/submissions', 'users', 'events', 'audit'];
const OF_AN_ORGANISER = [
  '/admin/dashboard',
  '/api/admin/dashboard',
  '/admin/registrations',
  '/admin/submissions',
  '/admin/users',
  '/admin/events',
  '/admin/audit',
  ...LISTS.map((list) => `/api/admin/${list}`),
  ...LISTS.map((list) => `/api/admin/${list}/export`),
];
const MOST_REDIRECTS = 12;

/** Follows links as a browser does, and has what pages name sent along. */
class Visitor {
  readonly #origin: string;
  readonly #cookies = new CookieJar();
  readonly #seen = new Set<string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param start a path, or an address elsewhere that leads back */
  async open(start: string): Promise<void> {
    let url = new URL(start, this.#origin);
    for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
      const response = await this.#ask(url);
      const to = response.headers.get('location');
      if (to === null) return this.#read(url, response);
      await response.arrayBuffer();
      url = new URL(to, url);
    }
    throw new Error(`${start} leads round and round`);
  }

  async #ask(url: URL): Promise<Response> {
    const isOurs = url.origin === this.#origin;
    const headers = {
      accept: 'text/html,*/*',
      'accept-encoding': 'br',
      ...(url.pathname.startsWith('/api/') ? {} : { 'sec-fetch-mode': 'navigate' }),
      ...(isOurs ? { cookie: this.#cookies.headerFor(url.pathname) } : {}),
    };
    const response = await fetch(url, { headers, redirect: 'manual' });
    if (isOurs) this.#cookies.keep(response.headers.getSetCookie());
    return response;
  }

  async #read(url: URL, response: Response): Promise<void> {
    const text = await response.text();
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${text}`);
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return;
    const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, at = '']) => at);
    for (const file of named.filter((each) => !this.#seen.has(each))) {
      this.#seen.add(file);
      await (await this.#ask(new URL(file, url))).arrayBuffer();
    }
  }
}

/** How somebody comes in: the address that signs them in. */
export type SignIn = (email: string) => string;

/**
 * What a visitor, a student and an organiser open on a day: pages with their files, the form of an
 * event, lists, exports.
 */
export async function walk(
  origin: string,
  people: { readonly student: string; readonly organiser: string },
  signIn: SignIn,
): Promise<void> {
  const visitor = new Visitor(origin);
  for (const path of PUBLIC) await visitor.open(path);
  const student = new Visitor(origin);
  await student.open(signIn(people.student));
  for (const path of OF_A_STUDENT) await student.open(path);
  const organiser = new Visitor(origin);
  await organiser.open(signIn(people.organiser));
  for (const path of OF_AN_ORGANISER) await organiser.open(path);
}
