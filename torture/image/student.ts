import type { UserEvent } from '@pratibha/contract/events';
import type { UserRegistration } from '@pratibha/contract/registrations';
import { XSRF_COOKIE } from '../../apps/server/src/platform/session/cookies.ts';
import { CookieJar } from '../../apps/server/src/testing/http-client.ts';

const SIGN_IN = '/api/oauth/login?return_to=/user/events&login_hint=student@example.test';
const MOST_HOPS = 12;

/** A student of the demo, in a browser without a screen. */
export class Student {
  readonly #origin: string;
  readonly #cookies = new CookieJar();

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async signIn(origin: string): Promise<Student> {
    const student = new Student(origin);
    let address = SIGN_IN;
    for (let hop = 0; hop < MOST_HOPS && !address.startsWith('/user/'); hop += 1) {
      const response = await student.#send('GET', address);
      const next = response.headers.get('location');
      if (next === null) throw new Error(`${address} answers ${response.status}`);
      const { pathname, search } = new URL(next, new URL(address, origin));
      address = `${pathname}${search}`;
    }
    return student;
  }

  async #send(method: 'GET' | 'POST', address: string, body?: object): Promise<Response> {
    const response = await fetch(new URL(address, this.#origin), {
      method,
      redirect: 'manual',
      headers: {
        accept: address.startsWith('/api/user/') ? 'application/json' : 'text/html',
        cookie: this.#cookies.headerFor(address),
        'content-type': 'application/json',
        'x-xsrf-token': this.#cookies.get(XSRF_COOKIE) ?? '',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.#cookies.keep(response.headers.getSetCookie());
    return response;
  }

  async #read<T>(address: string): Promise<T> {
    const response = await this.#send('GET', address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return (await response.json()) as T;
  }

  /** Registers for the first event that asks nothing but where one heard of it. */
  async register(): Promise<number> {
    const events = await this.#read<UserEvent[]>('/api/user/available/events');
    const event = events.find(
      ({ refusal, is_registered, event_questions }) =>
        refusal === null && !is_registered && Object.keys(event_questions).length === 0,
    );
    if (event === undefined) throw new Error('The demo has no event to register for.');
    const answers = { event_answers: [{ 1: 'Facebook' }] };
    const response = await this.#send('POST', `/api/user/events/${event.id}/register`, answers);
    if (response.status !== 201) throw new Error(`Registering answers ${await response.text()}`);
    return ((await response.json()) as UserRegistration).id;
  }

  registrations(): Promise<UserRegistration[]> {
    return this.#read('/api/user/registrations');
  }
}
