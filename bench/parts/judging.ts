import type { Browser } from '@playwright/test';
import type { Proposal } from '../../packages/contract/src/assignments.ts';
import type { OwnSheet } from '../../packages/contract/src/judge.ts';
import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { type Figure, median, quantile, repeated } from '../figures.ts';
import { processorTime } from '../processor-time.ts';
import { type Product, startProduct } from '../product.ts';
import { JUDGES, JUDGING, ROUND, seedJudging } from '../seed-judging.ts';
import { launchBrowser, openPhone, timeToSee } from '../slow-phone.ts';
import { ORGANISER, readHeaders, writeHeaders } from '../students.ts';
import { rankings, seasons } from './ranking.ts';
import { EVENTS } from './web.ts';

const part = 'judging';
const PROPOSALS = 5;
/** Of each judge: nobody may send as many within a minute as there would be otherwise. */
const SAVES = 100;
const PHONES = 5;
const PHONE = 'on slow 4G with 4× processor';

/**
 * A round of 500 works with 40 judges: who gets what, who saves what, and what a phone waits for.
 */
export async function measureJudging(databaseServer: DatabaseServer): Promise<Figure[]> {
  const database = await databaseServer.database(JUDGING, { more: seedJudging });
  const product = await startProduct({ databaseUrl: database.url });
  try {
    return [
      ...(await proposals(product)),
      ...(await autosaves(product, database)),
      ...(await phones(product.origin)),
      ...(await rankings(product, database)),
      ...seasons(),
    ];
  } finally {
    await product.stop();
  }
}

async function answered<T>(response: Promise<Response>): Promise<T> {
  const came = await response;
  const text = await came.text();
  if (!came.ok) throw new Error(`${came.url} answered ${came.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** What proposing takes, and for how long nobody else has their turn; then it is taken. */
async function proposals(product: Product): Promise<Figure[]> {
  const { origin, pid } = product;
  const at = `${origin}/api/admin/rounds/${ROUND}`;
  const seconds: number[] = [];
  const blocks: number[] = [];
  let basis = '';
  for (let round = 0; round <= PROPOSALS; round += 1) {
    const before = processorTime(pid);
    const block = await product.longestBlock(async () => {
      const asked = fetch(`${at}/proposal`, { headers: readHeaders(ORGANISER) });
      const proposal = await answered<Proposal>(asked);
      if (proposal.uncovered.length > 0) throw new Error('Some works are not covered.');
      ({ basis } = proposal);
    });
    // The first is for the compiler.
    if (round === 0) continue;
    seconds.push((processorTime(pid) - before) / 1e6);
    blocks.push(block);
  }
  const taken = { method: 'POST', headers: writeHeaders(ORGANISER) };
  await answered(fetch(`${at}/assignments`, { ...taken, body: JSON.stringify({ basis }) }));
  const what = 'proposing who judges 500 works, 40 judges, 3 a work';
  return [
    repeated(seconds, {
      ...{ part, what: `${what}: processor time`, unit: 's', target: { atMost: 2 } },
    }),
    repeated(blocks, {
      ...{ part, what: `${what}: nobody else has their turn`, unit: 'ms', target: { atMost: 50 } },
    }),
  ];
}

/** Forty judges who type without a pause, each a request at a time. */
async function autosaves({ origin, pid }: Product, database: BenchDatabase): Promise<Figure[]> {
  const client = await database.connect();
  const { rows: given } = await client.query<{ id: number; person: number }>(
    `select assignments.id, user_id as person from assignments
     join judges on judges.id = judge_id order by assignments.id`,
  );
  const { rows: criteria } = await client.query<{ id: number }>(
    'select id from criteria order by id',
  );
  await client.end();
  const byJudge = Map.groupBy(given, ({ person }) => person);
  const waits: number[] = [];
  const saveAll = async (person: number, own: readonly { readonly id: number }[]) => {
    const versions = new Map<number, number>();
    for (let nth = 0; nth < SAVES; nth += 1) {
      const id = own[Math.floor(nth / 5) % own.length]?.id ?? 0;
      const version = versions.get(id) ?? 0;
      const scores = criteria.map((each) => ({ criterion_id: each.id, level: 1 + (nth % 5) }));
      const body = { scores, comment: `Typed so far: ${nth}`, note: '', version };
      const begun = performance.now();
      const saved = await answered<OwnSheet>(
        fetch(`${origin}/api/judge/works/${id}/sheet`, {
          ...{ method: 'PUT', headers: writeHeaders(person), body: JSON.stringify(body) },
        }),
      );
      waits.push(performance.now() - begun);
      versions.set(id, saved.version);
    }
  };
  const before = processorTime(pid);
  const begun = performance.now();
  await Promise.all([...byJudge].map(([person, own]) => saveAll(person, own)));
  const took = (performance.now() - begun) / 1000;
  const spent = (processorTime(pid) - before) / 1e6;
  const what = `${JUDGES} judges who save as they type`;
  return [
    { part, what: `${what}: sheets saved`, value: waits.length / took, unit: '/s' },
    {
      part,
      what: `${what}: by processor time of the server`,
      value: waits.length / spent,
      unit: '/s',
    },
    { part, what: `${what}: p50`, value: median(waits), unit: 'ms' },
    { part, what: `${what}: p99`, value: quantile(waits, 0.99), unit: 'ms' },
  ];
}

/** A judge's page beside a student's, by turns, with nothing and with everything at hand. */
async function phones(origin: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  const page = { path: '/user/judging', text: 'Event number 2' };
  const waits = { events: noNumbers(), cold: noNumbers(), warm: noNumbers() };
  try {
    for (let round = 0; round < PHONES; round += 1) {
      waits.events.push(await timeOfEvents(browser, origin));
      const phone = await openPhone(browser, origin);
      waits.cold.push(await timeToSee(phone, page));
      waits.warm.push(await timeToSee(phone, page));
      await phone.close();
    }
  } finally {
    await browser.close();
  }
  const ms = { part, unit: 'ms' };
  return [
    repeated(waits.events, { ...ms, what: `list of events: first card ${PHONE}` }),
    repeated(waits.cold, { ...ms, what: `judge's page: first round ${PHONE}` }),
    repeated(waits.warm, { ...ms, what: `judge's page: first round, files at hand, ${PHONE}` }),
    {
      part,
      what: "judge's page: first round, of the list's first card",
      value: median(waits.cold) / median(waits.events),
      unit: '×',
    },
  ];
}

async function timeOfEvents(browser: Browser, origin: string): Promise<number> {
  const phone = await openPhone(browser, origin);
  const took = await timeToSee(phone, EVENTS);
  await phone.close();
  return took;
}

function noNumbers(): number[] {
  return [];
}
