import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Chance } from '@pratibha/domain/chance';
import type { Deed, Doing, LineState, Operation } from '@pratibha/domain/waiting/line-model';
import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import { createEvent, createRegistration } from '../../apps/server/src/testing/factories.ts';
import { createWaitingList } from '../../apps/server/src/testing/waiting-factories.ts';
import { type Became, type Presser, press, UnexpectedAnswer } from './press.ts';

/** People of one event, who are more than its seats. */
export const PEOPLE = 10;
const CAPACITY = 3;
const CLIENTS = 6;
export const OPERATIONS = 200;
const HOUR_MS = 3_600_000;

/** Of 100 presses so many are given up after a moment: what became of them nobody knows. */
const GIVEN_UP = 3;
const MOMENT_MS = 40;
/** Of 100 so many are an organiser's. */
const BY_HAND = 3;
const RESIZED = 1;
/** Nobody may register more often for one event within a day, of which another test is. */
const MOST_WITHDRAWALS = 9;
/** After a press that nobody heard. */
const PAUSE_MS = 20;

const WAYS = ['register', 'join', 'join', 'accept', 'accept', 'leave', 'decline'] as const;
/** Of who is registered. */
const SEATED_WAYS = ['withdraw', 'withdraw', 'accept', 'join', 'register'] as const;

/** Where one may choose 'L', so many of which there are. */
function questions(options: number) {
  return {
    1: {
      ...{ question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: true },
      seats: { L: options },
    },
  };
}

type Event = Awaited<ReturnType<typeof createEvent>>;

/** What is done with the seats of one event, and what everybody was told. */
export type History = {
  readonly seed: number;
  readonly event: Event;
  readonly people: readonly Presser[];
  readonly organiser: Presser;
  readonly start: LineState;
  readonly operations: Operation[];
  /** Answers that nobody should ever get. */
  readonly faults: string[];
  /** Registrations that their owners know of. */
  readonly known: Map<number, { readonly id: number; readonly revision: number }>;
  readonly withdrawals: Map<number, number>;
};

/** An event that is full, with a list on which nobody waits yet; every other one with an option. */
export async function prepare(
  database: Database,
  seed: number,
  people: readonly Presser[],
  organiser: Presser,
): Promise<History> {
  const options = seed % 2 === 0 ? null : 1 + ((seed % 4) >> 1);
  const event = await createEvent(database, {
    capacity: CAPACITY,
    registration_open: new Date(Date.now() - HOUR_MS),
    registration_close: new Date(Date.now() + 240 * HOUR_MS),
    ...(options !== null && { event_questions: questions(options) }),
  });
  await createWaitingList(database, event.id);
  const known: History['known'] = new Map();
  const seated = [...Array(CAPACITY).keys()];
  for (const who of seated) {
    const { id } = await createRegistration(database, {
      ...{ event_id: event.id, user_id: people[who]?.id ?? 0 },
      answers: [{ '1': options === null ? 'Facebook' : 'M' }],
    });
    known.set(who, { id, revision: 1 });
  }
  await database.pool.query('delete from torture.happened where event_id = $1', [event.id]);
  const nobody = { offered: [], over: [], line: [], chose: [], wants: [] };
  const start = { capacity: CAPACITY, options, seated, ...nobody };
  const played = { operations: [], faults: [], known, withdrawals: new Map<number, number>() };
  return { seed, event, people, organiser, start, ...played };
}

/** One who presses, and the processes that are asked. */
type Client = {
  readonly database: Database;
  readonly origins: readonly string[];
  readonly agent: Agent;
  readonly chance: Chance;
  readonly history: History;
};

/**
 * Everybody presses what they like, through either process, several of them at the same time and
 * also two for the same person. What is done and by whom the seed says; when, the machine.
 */
export async function play(
  database: Database,
  origins: readonly string[],
  history: History,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let begun = 0;
  const client = async (nth: number) => {
    const chance = new Chance(history.seed * CLIENTS + nth);
    for (let n = 0; begun < OPERATIONS && history.faults.length === 0; n += 1) {
      begun += 1;
      const request = `${history.seed}-${nth}-${n}.seats`;
      const isDone = await once({ database, origins, agent, chance, history }, request);
      if (isDone) continue;
      begun -= 1;
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => client(nth)));
  agent.destroy();
}

/** Presses once; false where nothing came of it, as nobody listened. */
async function once(client: Client, request: string): Promise<boolean> {
  const { chance, history, origins, agent } = client;
  const { operations, faults } = history;
  const meant = await chosen(client);
  if (meant === null) return false;
  const { deed, by, sends } = meant;
  const patienceMs = chance.happens(GIVEN_UP) ? chance.below(MOMENT_MS) : null;
  const origin = chance.pick(origins);
  const invoked = performance.now();
  try {
    const became = await press(origin, agent, { ...deed, by, request, sends, patienceMs });
    if (became === null) return false;
    const { told, acknowledged } = became;
    operations.push({ ...deed, request, invoked, told, acknowledged });
    remember(history, deed, became);
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer)) throw error;
    faults.push(error.message);
  }
  return true;
}

/** What the person knows of their registration from now on. */
function remember(history: History, { who, does }: Deed, { told, body }: Became): void {
  const { known, withdrawals } = history;
  const before = known.get(who);
  if (does === 'register' || does === 'accept') {
    if (told === 'done' && body?.id !== undefined) known.set(who, { id: body.id, revision: 1 });
  } else if (does === 'withdraw') {
    known.delete(who);
    if (told !== 'gone') withdrawals.set(who, (withdrawals.get(who) ?? 0) + 1);
  } else if (does === 'change' && before !== undefined) {
    if (told === 'done') known.set(who, { ...before, revision: body?.revision ?? before.revision });
    else if (told === 'gone') known.delete(who);
    else if (told !== 'option-full') known.set(who, { ...before, revision: before.revision + 1 });
  }
}

type Meant = {
  readonly deed: Deed;
  readonly by: Presser;
  readonly sends: readonly [method: string, path: string, body: unknown];
};

/** What is done next, and by whom. */
async function chosen(client: Client): Promise<Meant | null> {
  const { chance, history } = client;
  if (chance.happens(RESIZED)) return resized(chance, history);
  if (chance.happens(BY_HAND)) return offeredByHand(client);
  const { event, people, start, known, withdrawals } = history;
  const who = chance.below(PEOPLE);
  const by = people[who] as Presser;
  const registration = known.get(who) ?? (await registrationOf(client, who));
  const hasOption = start.options !== null;
  const others = [...(hasOption ? (['choose', 'change'] as const) : [])];
  const ways: readonly Doing[] = registration === undefined ? WAYS : SEATED_WAYS;
  const does = chance.pick([...ways, ...others]);
  if (does === 'withdraw' && (withdrawals.get(who) ?? 0) >= MOST_WITHDRAWALS) return null;
  if (does === 'change' && registration === undefined) return null;
  const chooses = ANSWERING.includes(does) && hasOption && chance.happens(50);
  const deed = { who, does, chooses };
  const answer = hasOption ? (chooses ? 'L' : 'M') : 'Facebook';
  const body = { event_answers: [{ '1': answer }] };
  const line = `/user/events/${event.id}/waiting`;
  const own = `/user/registrations/${registration?.id}`;
  const revision = registration?.revision;
  const sends = {
    register: ['POST', `/user/events/${event.id}/register`, body],
    withdraw: ['DELETE', own, null],
    change: ['PUT', `${own}/answers`, { ...body, revision }],
    choose: ['PUT', `${line}/answers`, body],
    join: ['POST', line, body],
    leave: ['DELETE', line, null],
    accept: ['PUT', `${line}/offer`, null],
    decline: ['DELETE', `${line}/offer`, null],
  } as const;
  return { deed, by, sends: sends[does as keyof typeof sends] };
}
const ANSWERING: readonly Doing[] = ['register', 'join', 'choose', 'change'];

/** Somebody whose press was not answered may have one all the same. */
async function registrationOf({ database, history, chance }: Client, who: number) {
  if (!chance.oneIn(12)) return undefined;
  const row = await database.kysely
    .selectFrom('registrations')
    .select(['id', 'version as revision'])
    .where('event_id', '=', history.event.id)
    .where('user_id', '=', history.people[who]?.id ?? 0)
    .executeTakeFirst();
  if (row !== undefined) history.known.set(who, row);
  return row;
}

/** An organiser says how many seats there are from now on, and how many of the option. */
function resized(chance: Chance, { event, organiser, start }: History): Meant {
  const sizes = {
    capacity: chance.between(CAPACITY - 1, CAPACITY + 2),
    options: start.options === null ? null : chance.between(1, 3),
  };
  const body = {
    ...{ title: event.title, status: 'ACTIVE', capacity: sizes.capacity },
    registration_open: event.registration_open.toISOString(),
    registration_close: event.registration_close.toISOString(),
    ...(sizes.options !== null && { event_questions: questions(sizes.options) }),
  };
  const deed = { who: -1, does: 'resize', sizes } as const;
  return { deed, by: organiser, sends: ['PUT', `/admin/events/${event.id}`, body] };
}

/** An organiser offers a seat to somebody who waits, for a reason. */
async function offeredByHand({ database, history, chance }: Client): Promise<Meant | null> {
  const rows = await database.kysely
    .selectFrom('waiting')
    .select(['id', 'user_id'])
    .where('event_id', '=', history.event.id)
    .where('ended_at', 'is', null)
    .execute();
  if (rows.length === 0) return null;
  const { id, user_id } = chance.pick(rows);
  const who = history.people.findIndex((each) => each.id === user_id);
  const sends = ['PUT', `/admin/waiting/${id}/offer`, { reason: 'They open the day' }] as const;
  return { deed: { who, does: 'offer' }, by: history.organiser, sends };
}
