import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '@pratibha/domain/chance';
import type { Person } from './stream.ts';

/** Where a sender is just now: a process that is killed here is killed in that phase. */
export const MOMENTS = ['beginning', 'in a part', 'part is sent', 'all is sent', 'whole'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Is told where a sender is, and through which process. */
type OnMoment = (moment: Moment, origin: string) => void;

export type Way = {
  /** Of one process of the product, or of several; after a break another one is asked. */
  readonly origins: readonly string[];
  readonly eventId: number;
  readonly part: string;
  readonly chance: Chance;
  readonly onMoment: OnMoment;
};

const PIECE_BYTES = 64 * 1024;
const AGAIN_MS = 100;
/** What says: not now, or look again where you are. */
const ONCE_MORE = [409, 423, 503];

/** A response, or null where none came. */
type Told = { readonly status: number; readonly head: IncomingMessage['headers'] } | null;

/** A file that somebody sends by tus, and what they know of it. */
export class SentFile {
  readonly person: Person;
  readonly bytes: Buffer;
  readonly sha256: string;
  /** By which it is addressed; null until it was told. */
  key: string | null = null;
  /** So many bytes were acknowledged. */
  acknowledged = 0;
  /** How often it went on after a break. */
  resumed = 0;
  /** Answers that nobody should ever get. */
  readonly faults: string[] = [];
  /** Every status that was told. */
  readonly statuses = new Map<number, number>();
  #turn: number;

  constructor(person: Person, bytes: Buffer, turn: number) {
    this.person = person;
    this.bytes = bytes;
    this.sha256 = createHash('sha256').update(bytes).digest('hex');
    this.#turn = turn;
  }

  /** Sends all of it, however often that breaks, or gives up with a fault. */
  async send(way: Way): Promise<void> {
    while (this.key === null && this.faults.length === 0) await this.#begin(way);
    while (this.acknowledged < this.bytes.length && this.faults.length === 0) {
      if (await this.#sendPart(way)) continue;
      this.resumed += 1;
      await this.#lookAgain(way);
    }
    if (this.faults.length === 0) way.onMoment('whole', this.#origin(way));
  }

  #origin({ origins }: Way): string {
    return origins[this.#turn % origins.length] ?? '';
  }

  async #begin(way: Way): Promise<void> {
    const named = { event_id: String(way.eventId), part: way.part, name: 'poster.png' };
    const metadata = Object.entries(named).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    const told = await this.#ask(way, 'POST', '/api/uploads', {
      headers: { 'upload-length': this.bytes.length, 'upload-metadata': metadata.join() },
      onSent: () => way.onMoment('beginning', this.#origin(way)),
    });
    if (told?.status === 201) {
      this.key = String(told.head.location).split('/').at(-1) ?? '';
    } else await this.#pause(told, 'POST');
  }

  /** @returns whether it was acknowledged */
  async #sendPart(way: Way): Promise<boolean> {
    const { bytes, acknowledged: from } = this;
    const to = Math.min(bytes.length, from + way.chance.between(200_000, 1_200_000));
    const isLast = to === bytes.length;
    const told = await this.#ask(way, 'PATCH', `/api/uploads/${this.key}`, {
      headers: { 'upload-offset': from, 'content-type': 'application/offset+octet-stream' },
      body: bytes.subarray(from, to),
      onHalf: () => way.onMoment('in a part', this.#origin(way)),
      onSent: () => way.onMoment(isLast ? 'all is sent' : 'part is sent', this.#origin(way)),
    });
    if (told?.status !== 204) {
      await this.#pause(told, 'PATCH');
      return false;
    }
    const offset = Number(told.head['upload-offset']);
    if (offset !== to) this.faults.push(`${offset} acknowledged where ${to} were sent`);
    this.acknowledged = to;
    return true;
  }

  /** Every byte that was acknowledged has to be there, whichever process is asked. */
  async #lookAgain(way: Way): Promise<void> {
    while (this.faults.length === 0) {
      const told = await this.#ask(way, 'HEAD', `/api/uploads/${this.key}`, {});
      if (told?.status !== 200) {
        await this.#pause(told, 'HEAD');
        continue;
      }
      const offset = Number(told.head['upload-offset']);
      if (offset < this.acknowledged || offset > this.bytes.length) {
        this.faults.push(`${offset} bytes are there of ${this.acknowledged} acknowledged`);
      }
      this.acknowledged = offset;
      return;
    }
  }

  async #pause(told: Told, method: string): Promise<void> {
    if (told === null) {
      this.#turn += 1;
    } else if (!ONCE_MORE.includes(told.status)) {
      this.faults.push(`${method} of ${this.key} answered ${told.status}`);
    } else if (told.status === 503 && told.head['retry-after'] === undefined) {
      this.faults.push(`${method} answered 503 without Retry-After`);
    }
    await delay(AGAIN_MS);
  }

  async #ask(way: Way, method: string, path: string, what: Asked): Promise<Told> {
    const told = await ask(`${this.#origin(way)}${path}`, method, {
      ...what,
      headers: { ...this.person.headers, 'tus-resumable': '1.0.0', ...what.headers },
    });
    const status = told?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return told;
  }
}

type Asked = {
  readonly headers?: Record<string, string | number>;
  readonly body?: Buffer;
  /** Half of the body has left; all of the request has. */
  readonly onHalf?: () => void;
  readonly onSent?: () => void;
};

async function ask(url: string, method: string, what: Asked): Promise<Told> {
  const { headers, body = Buffer.alloc(0) } = what;
  // Each on a connection of its own, which ends with a process.
  const request = httpRequest(url, {
    ...{ method, agent: false },
    headers: { ...headers, 'content-length': body.length },
  });
  const response = new Promise<Told>((resolve) => {
    request.once('response', (message) => {
      message.resume();
      message.once('close', () =>
        resolve({ status: message.statusCode ?? 0, head: message.headers }),
      );
    });
    request.on('error', () => resolve(null));
    request.once('close', () => resolve(null));
  });
  await Promise.race([response, write(request, body, what)]);
  return response;
}

const drained = (request: ClientRequest) =>
  new Promise<void>((resolve) => {
    request.once('drain', resolve);
  });

async function write(request: ClientRequest, body: Buffer, { onHalf, onSent }: Asked) {
  let isHalf = false;
  const closed = once(request, 'close');
  for (let at = 0; at < body.length && !request.destroyed; at += PIECE_BYTES) {
    const isTaken = request.write(body.subarray(at, at + PIECE_BYTES));
    if (!isTaken) await Promise.race([closed, drained(request)]);
    if (!isHalf && at + PIECE_BYTES >= body.length / 2) {
      isHalf = true;
      onHalf?.();
    }
  }
  await Promise.race([closed, new Promise<void>((resolve) => request.end(resolve))]);
  onSent?.();
}
