import { connect } from 'node:net';
import { quantile } from './figures.ts';
import { writeHeaders } from './students.ts';

/** People who come at their own times, whether those before them have been served or not. */
export type ArrivalsJob = {
  readonly kind: 'arrivals';
  readonly origin: string;
  readonly path: string;
  readonly body: unknown;
  readonly first: number;
  readonly people: number;
  /** Over how long they arrive, evenly and at random within each tick. */
  readonly seconds: number;
};

/** Milliseconds from the moment a person wanted to send until the whole response was there. */
export type ArrivalsResult = {
  readonly statuses: Record<string, number>;
  readonly broken: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** How late the load itself was at worst: beyond a few milliseconds it measured itself. */
  readonly lateness: number;
  /** Seconds from the first arrival to the last response. */
  readonly took: number;
};

const RESPONSE_TIMEOUT_MS = 30_000;

/** One request on a connection of its own; answers its status, 0 when the connection broke. */
function send(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const end = (status: number) => {
      socket.destroy();
      resolve(status);
    };
    socket.setNoDelay(true);
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => end(0));
    socket.on('data', (data) => (said += data.toString('latin1')));
    socket.on('error', () => end(0));
    // The server closes, as asked, when the whole response is out.
    socket.on('close', () => end(Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)));
  });
}

function requestOf({ path, origin, body }: ArrivalsJob, person: number): string {
  const json = JSON.stringify(body);
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
  const requests = Array.from({ length: job.people }, (_, n) => requestOf(job, job.first + n));
  const times = requests.map(() => Math.random() * job.seconds * 1000).sort((a, b) => a - b);
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  let lateness = 0;
  const begun = performance.now();
  const one = async (n: number) => {
    const wanted = begun + (times[n] ?? 0);
    lateness = Math.max(lateness, performance.now() - wanted);
    const status = await send(port, requests[n] ?? '');
    statuses[status] = (statuses[status] ?? 0) + 1;
    latencies.push(performance.now() - wanted);
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
    statuses,
    broken: statuses['0'] ?? 0,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    max: Math.max(...latencies),
    lateness,
    took: (performance.now() - begun) / 1000,
  };
}
