import { Connection } from './connection.ts';
import { quantile } from './figures.ts';
import { readHeaders, writeHeaders } from './students.ts';

/** People who come at their own times, whether those before them have been served or not. */
export type ArrivalsJob = {
  readonly kind: 'arrivals';
  readonly origin: string;
  /**
   * The page from which each of them sends, and what it asks for itself if it came without; default
   * none.
   */
  readonly opens?: { readonly page: string; readonly reads: string };
  readonly path: string;
  readonly body: unknown;
  /** What every n-th of them sends instead. */
  readonly other?: { readonly every: number; readonly body: unknown };
  /** Where whoever is refused (409) sends the same after it; default nowhere. */
  readonly whenRefused?: string;
  readonly first: number;
  readonly people: number;
  /** Over how long they arrive, evenly and at random within each tick. */
  readonly seconds: number;
};

/** Milliseconds from the moment a person wanted to send until the whole response was there. */
type Answers = {
  readonly statuses: Record<string, number>;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
};

export type ArrivalsResult = Answers & {
  /** Those of the pages, where somebody opened one. */
  readonly pages: Answers & {
    /** How many of them held what they show. */
    readonly whole: number;
  };
  /** Those of whoever was refused, and asked for something else. */
  readonly whenRefused: Answers;
  /** How late the load itself was at worst: beyond a few milliseconds it measured itself. */
  readonly lateness: number;
  /** Seconds from the first arrival to the last response. */
  readonly took: number;
};

/** Counts what was answered and how long it took. */
class Waited {
  readonly #statuses: Record<string, number> = {};
  readonly #latencies: number[] = [];

  add(status: number, since: number): void {
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    this.#latencies.push(performance.now() - since);
  }

  answers(): Answers {
    const at = (part: number) => quantile(this.#latencies, part);
    return {
      statuses: this.#statuses,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      max: Math.max(...this.#latencies),
    };
  }
}

function readRequestOf({ origin }: ArrivalsJob, path: string, person: number): string {
  const headers = {
    host: new URL(origin).host,
    'accept-encoding': 'gzip, deflate, br',
    ...readHeaders(person),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function requestOf({ origin, body, other }: ArrivalsJob, path: string, person: number): string {
  const isOther = other !== undefined && person % other.every === 0;
  const json = JSON.stringify(isOther ? other.body : body);
  const headers = {
    host: new URL(origin).host,
    connection: 'close',
    'content-length': String(Buffer.byteLength(json)),
    ...writeHeaders(person),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}

/** Lets everybody arrive; resolves when the last one has a response. */
export async function arrive(job: ArrivalsJob): Promise<ArrivalsResult> {
  const port = Number(new URL(job.origin).port);
  const requests = Array.from({ length: job.people }, (_, n) =>
    requestOf(job, job.path, job.first + n),
  );
  const times = requests.map(() => Math.random() * job.seconds * 1000).sort((a, b) => a - b);
  const sent = new Waited();
  const opened = new Waited();
  const refused = new Waited();
  let [lateness, whole] = [0, 0];
  const begun = performance.now();
  const one = async (n: number) => {
    let since = begun + (times[n] ?? 0);
    lateness = Math.max(lateness, performance.now() - since);
    const connection = new Connection(port);
    if (job.opens !== undefined) {
      const read = (path: string) => connection.ask(readRequestOf(job, path, job.first + n));
      const { status, head } = await read(job.opens.page);
      // One that is the same for everybody has a tag; what it shows the page asks for itself.
      const isWhole = !/^etag:/im.test(head);
      if (isWhole) whole += 1;
      opened.add(isWhole ? status : (await read(job.opens.reads)).status, since);
      since = performance.now();
    }
    const { status } = await connection.ask(requests[n] ?? '');
    sent.add(status, since);
    connection.end();
    if (status !== 409 || job.whenRefused === undefined) return;
    since = performance.now();
    const again = new Connection(port);
    const request = requestOf(job, job.whenRefused, job.first + n);
    refused.add((await again.ask(request)).status, since);
    again.end();
  };
  const under: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const tick = () => {
      const now = performance.now() - begun;
      while (under.length < requests.length && (times[under.length] ?? 0) <= now) {
        under.push(one(under.length));
      }
      if (under.length === requests.length) resolve();
      else setTimeout(tick, 1);
    };
    tick();
  });
  await Promise.all(under);
  return {
    ...sent.answers(),
    pages: { ...opened.answers(), whole },
    whenRefused: refused.answers(),
    lateness,
    took: (performance.now() - begun) / 1000,
  };
}
