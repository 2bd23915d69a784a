import type { DatabaseServer } from '../database-server.ts';
import type { Figure } from '../figures.ts';
import type { Load, LoadResult } from '../load.ts';
import { processorTime } from '../processor-time.ts';
import { type Product, startProduct } from '../product.ts';
import { JUDGING, ROUND, seedJudging } from '../seed-judging.ts';
import { ORGANISER } from '../students.ts';

const part = 'release';
const STUDENTS = 5_000;
const SECONDS = 10;
const CONNECTIONS = 50;
/** How long the first of them look at the page before anything is on it. */
const BEFORE_MS = 2_000;
const AWARD = 'Winner of the bench';

/**
 * Five thousand students open the results within ten seconds, in the midst of which they come out;
 * beside them as many who open the landing page.
 */
export async function measureRelease(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<Figure[]> {
  const database = await databaseServer.database(JUDGING, { more: seedJudging });
  const product = await startProduct({ databaseUrl: database.url });
  try {
    // Of each once: what comes first is compiled.
    for (const path of ['/', '/results']) await opened(load, product, path);
    const landing = await opened(load, product, '/');
    const client = await database.connect();
    await client.query(`
      with frozen as (
        insert into result_snapshots (round_id, number, formula, content, sha256, shows_ranks,
          offers_check, frozen_at, frozen_by, released_at, released_by)
        values (${ROUND}, 1, 1, '{}', repeat('0', 64), false, false, now(), ${ORGANISER},
          now() + interval '${BEFORE_MS} milliseconds', ${ORGANISER})
        returning id)
      insert into awards (snapshot_id, place, submission_id, title, prize)
      select frozen.id, row_number() over (order by submissions.id), submissions.id, '${AWARD}', ''
      from frozen cross join (select id from submissions order by id limit 3) as submissions`);
    await client.end();
    const results = await opened(load, product, '/results');
    const page = await (await fetch(`${product.origin}/results`)).text();
    if (!page.includes(AWARD)) throw new Error('The results are not on their page.');
    return figuresOf(landing, results);
  } finally {
    await product.stop();
  }
}

type Opened = LoadResult & { readonly micros: number };

async function opened(load: Load, { origin, pid }: Product, path: string): Promise<Opened> {
  const before = processorTime(pid);
  const result = await load.run({
    ...{ kind: 'read', url: `${origin}${path}`, connections: CONNECTIONS, seconds: SECONDS },
    ...{ people: STUDENTS, headers: { 'accept-encoding': 'br' }, perSecond: STUDENTS / SECONDS },
  });
  return { ...result, micros: (processorTime(pid) - before) / result.ok };
}

function figuresOf(landing: Opened, results: Opened): Figure[] {
  const what = `${STUDENTS} students open the results, which come out meanwhile`;
  const ms = { part, unit: 'ms' };
  return [
    { part, what: `${what}: opened`, value: results.ok, unit: '' },
    { part, what: `${what}: failed`, value: results.failed, unit: '', target: { atMost: 0 } },
    { ...ms, what: `${what}: p50`, value: results.p50 },
    { ...ms, what: `${what}: p99`, value: results.p99 },
    { ...ms, what: 'as many open the landing page: p99', value: landing.p99 },
    // Who comes in the instant of the release waits for the one rendering, and no longer (ADR 62).
    {
      part,
      what: `${what}: p99, of the landing page's`,
      value: results.p99 / landing.p99,
      unit: '×',
      target: { atMost: 2 },
    },
    {
      part,
      what: `${what}: processor time of the server, of the landing page's`,
      value: results.micros / landing.micros,
      unit: '×',
      target: { atMost: 1.2 },
    },
  ];
}
