import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/db/pool.ts';
import {
  newToken,
  SessionCookies,
  tokenHash,
  xsrfTokenOf,
} from '../../platform/session/cookies.ts';
import { insertSession } from '../../platform/session/session.queries.ts';
import { createUser } from '../factories.ts';

/** A person with a session, as a browser would hold it. */
export type Person = { readonly id: number; readonly headers: Record<string, string> };

/** One change that a person wants, with the key that makes its repetition harmless. */
export type KeyedWrite = {
  readonly kind: 'register' | 'submissions';
  readonly person: Person;
  readonly eventId: number;
  readonly key: string;
};

/** What the clients know: the writes that were acknowledged, with the id in the response. */
export type Ledger = {
  readonly acknowledged: Map<KeyedWrite, number>;
  /** When each was acknowledged, by `performance.now()`. */
  readonly instants: number[];
  /** Answers that no client should ever get. */
  readonly faults: string[];
  /** Outcomes that were unknown at first: no response, or 503. */
  unknown: number;
};

const BODIES = {
  register: { event_answers: [{ '1': 'Facebook' }] },
  submissions: { work_link: 'https://work.example/x', description: 'A work.' },
};

export async function createPeople(
  database: Database,
  origin: string,
  count: number,
): Promise<Person[]> {
  const cookies = new SessionCookies(new URL(origin));
  const people: Person[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await createUser(database);
    const token = newToken();
    await insertSession(database.kysely, tokenHash(token), id);
    const xsrf = xsrfTokenOf(token);
    const headers = {
      cookie: `${cookies.name}=${token}; XSRF-TOKEN=${xsrf}`,
      'x-xsrf-token': xsrf,
    };
    people.push({ id, headers });
  }
  return people;
}

/**
 * Clients that work through the writes. One that gets no response, or 503, asks again with the same
 * key until it knows the outcome.
 * @param origins of one process of the product, or of several, which are asked in turn
 */
export function startStream(
  origins: string | readonly string[],
  writes: readonly KeyedWrite[],
  clients: number,
) {
  const waiting = [...writes];
  const ledger: Ledger = { acknowledged: new Map(), instants: [], faults: [], unknown: 0 };
  const work = async (client: number) => {
    const turns = inTurn([origins].flat(), client);
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      await fulfil(turns, write, ledger);
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, n) => work(n))).then(() => ledger);
  return {
    done,
    /** Waits until so many are acknowledged. */
    async reaches(count: number): Promise<void> {
      while (ledger.acknowledged.size < count && ledger.faults.length === 0) await delay(1);
    },
  };
}

function inTurn(origins: readonly string[], first: number): () => string {
  let asked = first;
  return () => {
    asked += 1;
    return origins[asked % origins.length] ?? '';
  };
}

async function fulfil(nextOrigin: () => string, write: KeyedWrite, ledger: Ledger): Promise<void> {
  // Every 'unavailable' promises that nothing was changed; no response promises nothing.
  let mayBeChanged = false;
  for (;;) {
    const response = await ask(nextOrigin(), write);
    if (response?.status === 201) {
      if (!mayBeChanged && response.isReplayed) ledger.faults.push('503 denied a change');
      ledger.acknowledged.set(write, response.id);
      ledger.instants.push(performance.now());
      return;
    }
    if (response !== null && response.status !== 503) {
      ledger.faults.push(
        `${write.kind} answered ${response.status}: ${response.text.slice(0, 200)}`,
      );
      return;
    }
    if (response !== null && response.retryAfter === null)
      ledger.faults.push('503 without Retry-After');
    ledger.unknown += 1;
    mayBeChanged ||= !response?.text.includes('problem-unavailable');
    await delay(400);
  }
}

/** One attempt; null when no response came. */
export async function ask(origin: string, { kind, person, eventId, key }: KeyedWrite) {
  try {
    const response = await fetch(`${origin}/api/user/events/${eventId}/${kind}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(BODIES[kind]),
    });
    const text = await response.text();
    const id = response.status === 201 ? (JSON.parse(text) as { id: number }).id : 0;
    const isReplayed = response.headers.get('idempotency-replayed') === 'true';
    return {
      status: response.status,
      text,
      id,
      isReplayed,
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    return null;
  }
}
