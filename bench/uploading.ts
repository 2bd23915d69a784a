import { randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { quantile } from './figures.ts';
import { writeHeaders } from './students.ts';

/** People who send a file each, all at once. */
export type UploadJob = {
  readonly kind: 'upload';
  readonly origin: string;
  /** By tus for a part of a work of an event; null: to a sink, in the same pieces. */
  readonly to: { readonly eventId: number; readonly part: string } | null;
  /** Number of the first person, and how many there are. */
  readonly first: number;
  readonly people: number;
  /** Bytes of a file, and of a request. */
  readonly bytes: number;
  readonly pieceBytes: number;
};

export type UploadResult = {
  /** How many files are whole. */
  readonly whole: number;
  /** Answers by their status, and what a refusal is called; 0 for a broken connection. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Seconds from the first byte to the last answer. */
  readonly took: number;
  /** Of a file, in seconds. */
  readonly p50: number;
  readonly slowest: number;
};

type Told = { readonly status: number; readonly code: string; readonly location: string };
type Counts = Record<string, number>;

/** Sends all files at once; a refusal ends that file. */
export async function upload(job: UploadJob): Promise<UploadResult> {
  const statuses: Counts = {};
  // Random, as what people send is packed already; a few bytes make each another one.
  const bytes = randomBytes(job.bytes);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  const sent = Array.from({ length: job.people }, async (_, n) => {
    const isWhole = await sendOne(job, job.first + n, bytes, statuses);
    return { isWhole, after: seconds() };
  });
  const files = await Promise.all(sent);
  const after = files.map((file) => file.after);
  return {
    whole: files.filter(({ isWhole }) => isWhole).length,
    statuses,
    took: Math.max(...after),
    p50: quantile(after, 0.5),
    slowest: Math.max(...after),
  };
}

async function sendOne(job: UploadJob, person: number, bytes: Buffer, statuses: Counts) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own = Buffer.alloc(8);
  own.writeUInt32BE(person, 4);
  const ask = async (method: string, path: string, headers: object, pieces: readonly Buffer[]) => {
    const told = await tell(`${job.origin}${path}`, { agent, method, headers, pieces });
    const name = `${told.status}${told.code}`;
    statuses[name] = (statuses[name] ?? 0) + 1;
    return told;
  };
  try {
    const path = await placeOf(job, person, ask);
    if (path === null) return false;
    for (let at = 0; at < job.bytes; at += job.pieceBytes) {
      const piece = bytes.subarray(at, Math.min(job.bytes, at + job.pieceBytes));
      const pieces = at === 0 ? [own, piece.subarray(own.length)] : [piece];
      const headers = {
        ...tusHeaders(person),
        ...{ 'upload-offset': at, 'content-type': 'application/offset+octet-stream' },
      };
      if ((await ask('PATCH', path, headers, pieces)).status !== 204) return false;
    }
    return true;
  } finally {
    agent.destroy();
  }
}

type Ask = (
  method: string,
  path: string,
  headers: object,
  pieces: readonly Buffer[],
) => Promise<Told>;

async function placeOf({ to, bytes }: UploadJob, person: number, ask: Ask): Promise<string | null> {
  if (to === null) return `/${person}`;
  const named = { event_id: String(to.eventId), part: to.part, name: `work-${person}.bin` };
  const metadata = Object.entries(named).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = {
    ...tusHeaders(person),
    ...{ 'upload-length': bytes, 'upload-metadata': metadata.join() },
  };
  const { status, location } = await ask('POST', '/api/uploads', headers, []);
  return status === 201 ? location : null;
}

function tusHeaders(person: number): Record<string, string> {
  const { 'content-type': _, ...headers } = writeHeaders(person);
  return { ...headers, 'tus-resumable': '1.0.0' };
}

type Request = {
  readonly agent: Agent;
  readonly method: string;
  readonly headers: object;
  readonly pieces: readonly Buffer[];
};

function tell(url: string, { agent, method, headers, pieces }: Request): Promise<Told> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return new Promise((resolve) => {
    const all = { ...(headers as Record<string, string>), 'content-length': length };
    const asked = request(url, { agent, method, headers: all }, (message: IncomingMessage) => {
      let text = '';
      message.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
      message.once('end', () =>
        resolve({
          status: message.statusCode ?? 0,
          code: / problem-[\w-]+|"code":"[\w-]+"/.exec(text)?.[0] ?? '',
          location: message.headers.location ?? '',
        }),
      );
    });
    asked.once('error', () => resolve({ status: 0, code: '', location: '' }));
    for (const piece of pieces) asked.write(piece);
    asked.end();
  });
}
