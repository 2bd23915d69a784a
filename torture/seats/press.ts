import type { Operation } from '@pratibha/domain/waiting/line-model';
import type { Person } from '../../apps/server/src/testing/stress/stream.ts';

/** What became of it: null where nothing was sent, or the server says that nothing happened. */
type Became = Pick<Operation, 'told' | 'acknowledged'> | null;

type Press = {
  readonly does: Operation['does'];
  readonly by: Person;
  readonly eventId: number;
  /** Of who withdraws. */
  readonly registration: number | undefined;
  /** Null: whoever asked waits until it is answered. */
  readonly patienceMs: number | null;
};

const ANSWERS = JSON.stringify({ event_answers: [{ '1': 'Facebook' }] });
const JSON_TYPE = { 'content-type': 'application/json' };
const TOLD: readonly unknown[] = [
  'full',
  'seats-are-free',
  'waiting-already',
  'no-offer',
  'already-registered',
  'gone',
] satisfies Operation['told'][];

function requestOf({ does, eventId, registration }: Press): readonly [string, string, boolean] {
  const line = `/api/user/events/${eventId}/waiting`;
  switch (does) {
    case 'register':
      return ['POST', `/api/user/events/${eventId}/register`, true];
    case 'withdraw':
      return ['DELETE', `/api/user/registrations/${registration}`, false];
    case 'join':
      return ['POST', line, true];
    case 'leave':
      return ['DELETE', line, false];
    case 'accept':
      return ['PUT', `${line}/offer`, false];
    case 'decline':
      return ['DELETE', `${line}/offer`, false];
  }
}

/**
 * Asks one process for it.
 * @throws Error with an answer that nobody should ever get
 */
export async function press(origin: string, asked: Press): Promise<Became> {
  const [method, path, hasAnswers] = requestOf(asked);
  const signal = asked.patienceMs === null ? undefined : AbortSignal.timeout(asked.patienceMs);
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { ...asked.by.headers, ...(hasAnswers ? JSON_TYPE : {}) },
      ...(hasAnswers ? { body: ANSWERS } : {}),
      ...(signal ? { signal } : {}),
    });
    const text = await response.text();
    return becameOf(asked.does, response.status, text);
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw error;
    // Nobody listened, so nothing was asked.
    if (codeOf(error) === 'ECONNREFUSED') return null;
    return { told: null, acknowledged: null };
  }
}

class UnexpectedAnswer extends Error {}

function becameOf(does: Operation['does'], status: number, text: string): Became {
  const acknowledged = performance.now();
  if (status < 300) return { told: 'done', acknowledged };
  const code = codeIn(text);
  if (code === 'outcome-unknown') return { told: null, acknowledged: null };
  if (code === 'unavailable' || code === 'too-many-requests') return null;
  const told = code === 'not-found' ? (does === 'withdraw' ? 'gone' : 'no-offer') : code;
  if (TOLD.includes(told)) return { told: told as Operation['told'], acknowledged };
  throw new UnexpectedAnswer(`${does} was answered ${status}: ${text.slice(0, 300)}`);
}

function codeIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return text;
  }
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause ? cause.code : null;
}
