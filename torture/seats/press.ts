import { Agent, request } from 'node:http';
import type { Deed, Operation, Told } from '@pratibha/domain/waiting/line-model';

/** Who presses, with what a browser of theirs would send. */
export type Presser = { readonly id: number; readonly headers: Readonly<Record<string, string>> };

type Press = Deed & {
  readonly by: Presser;
  readonly request: string;
  /** What an organiser or a person means: method, address and body. */
  readonly sends: readonly [method: string, path: string, body: unknown];
  /** Null: whoever asked waits until it is answered. */
  readonly patienceMs: number | null;
};

/** What became of it; null where nothing was sent, or the server says that nothing happened. */
export type Became = Pick<Operation, 'told' | 'acknowledged'> & {
  /** Of whom it was done for. */
  readonly body?: { readonly id?: number; readonly revision?: number };
};

const TOLD: readonly unknown[] = [
  'full',
  'seats-are-free',
  'waiting-already',
  'no-offer',
  'already-registered',
  'changed-meanwhile',
  'offered-already',
  'no-seat-to-offer',
] satisfies Told[];

const NOT_FOUND: Partial<Record<Deed['does'], Told>> = {
  withdraw: 'gone',
  change: 'gone',
  offer: 'gone',
};
const UNKNOWN: Became = { told: null, acknowledged: null };

/** An answer that nobody should ever get. */
export class UnexpectedAnswer extends Error {}

/** Asks one process for it. */
export async function press(origin: string, agent: Agent, asked: Press): Promise<Became | null> {
  const { by, sends, patienceMs } = asked;
  const [method, path, body] = sends;
  const payload = body === null ? null : JSON.stringify(body);
  const headers = {
    ...by.headers,
    'x-request-id': asked.request,
    ...(payload && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  };
  const answer = Promise.withResolvers<Became | null>();
  const sent = request(`${origin}/api${path}`, { agent, method, headers }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', () => answer.resolve(UNKNOWN));
    response.on('close', () => answer.resolve(UNKNOWN));
    response.on('end', () => {
      const text = Buffer.concat(parts).toString();
      try {
        answer.resolve(becameOf(asked.does, response.statusCode ?? 0, text));
      } catch (error) {
        answer.reject(error);
      }
    });
  });
  // Nobody listened, so nothing was asked.
  sent.on('error', (error: NodeJS.ErrnoException) =>
    answer.resolve(error.code === 'ECONNREFUSED' ? null : UNKNOWN),
  );
  const limit = patienceMs === null ? undefined : setTimeout(() => sent.destroy(), patienceMs);
  sent.end(payload ?? undefined);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(limit);
  }
}

function becameOf(does: Deed['does'], status: number, text: string): Became | null {
  const acknowledged = performance.now();
  const read = parsed(text);
  if (status < 300) return { told: 'done', acknowledged, body: read };
  const { code } = read;
  if (code === 'outcome-unknown') return UNKNOWN;
  if (code === 'unavailable' || code === 'too-many-requests') return null;
  if (code === 'not-found') return { told: NOT_FOUND[does] ?? 'no-offer', acknowledged };
  if (code === 'invalid-input' && text.includes('"option-full"')) {
    return { told: 'option-full', acknowledged };
  }
  if (TOLD.includes(code)) return { told: code as Told, acknowledged };
  throw new UnexpectedAnswer(`${does} was answered ${status}: ${text.slice(0, 300)}`);
}

function parsed(text: string): { code?: unknown; id?: number; revision?: number } {
  try {
    return JSON.parse(text) as { code?: unknown };
  } catch {
    return { code: text };
  }
}
