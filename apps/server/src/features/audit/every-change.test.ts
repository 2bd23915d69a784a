import { endpoints } from '@pratibha/contract/api';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { Chance } from '@pratibha/domain/chance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { SEED } from '../../testing/stress/seed.ts';
import { VALID, type ValidRequest } from '../../testing/stress/valid-requests.ts';

/**
 * What a person leaves by signing out, and the clock of the demo, are nobody's data; and who has
 * read what is nobody's business.
 */
const NOT_AUDITED = [
  'POST /user/logout',
  'PUT /user/notifications/{id}/read',
  'PUT /user/notifications/read',
  'PUT /user/strip/{id}/closed',
  'PUT /demo/clock',
  // With every pause in typing; what is published of it is audited.
  'PUT /admin/editions/{id}/draft',
  // The same of a score sheet; that it was sent is audited.
  'PUT /judge/works/{id}/sheet',
  // Where a judge goes and stands; that they stood there, which gives them a work, is audited.
  'POST /judge/rounds/{id}/stands/next',
  'POST /judge/rounds/{id}/stands/leave',
  // A sheet is drawn, and nothing is kept.
  'POST /admin/editions/{id}/certificate-template/preview',
  // Looking changes nothing; its secret may stand in no address.
  'POST /guest-links/look',
  'POST /room-links/look',
  // How one person looks at a list.
  'PUT /admin/lists/columns',
  // Nobody is anybody before an organiser lets them in, which is audited.
  'POST /room-links/ask',
];

/**
 * Two rounds are made at once, each with a row; a name is said, and what says another issued again.
 */
const OF_TWO = ['POST /admin/events/{id}/round-pairs', 'PUT /user/editions/{id}/certificate-name'];

/** What nobody has to be signed in for. */
const OF_VISITORS = ['POST /guest-links/begin', 'POST /room-links/begin'];

/**
 * What the product keeps for itself: whatever else there is in the database must stay as it was.
 */
const ITS_OWN = [
  'calendar_left',
  'event_counts',
  'events_stamp',
  'installation',
  'jobs',
  'mail_queue',
  'migrations',
  'sign_in_attempts',
  'unsubscribe_key',
];

const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
const changes: readonly EndpointDefinition[] = endpoints.filter(
  (call) => call.method !== 'GET' && !NOT_AUDITED.includes(nameOf(call)),
);

let product: TestApp;
let tables: string[];

beforeAll(async () => {
  product = await startTestApp();
  await product.database.pool.query(`
    create function refuse_audit() returns trigger language plpgsql as
      $$ begin raise exception 'the audit cannot be written'; end $$;
    create trigger audit_broken before insert on audit execute function refuse_audit();
    alter table audit disable trigger audit_broken;
  `);
  const { rows } = await product.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !ITS_OWN.includes(name));
});
afterAll(() => product.close());

async function build(call: EndpointDefinition): Promise<ValidRequest> {
  const built = await VALID[nameOf(call)]?.({ product, chance: new Chance(SEED) });
  if (!built) throw new Error(`no valid request for ${nameOf(call)}`);
  // There must be a wish before it can be taken back.
  if (nameOf(call) === 'DELETE /user/erasure') await built.client.post('/api/user/erasure', {});
  return built;
}

/** Everything that is kept, in a few characters: of each table a sum that no order changes. */
async function everything(): Promise<string> {
  const sums = tables.map(
    (table) => `(select concat(count(*), ':', sum(hashtextextended(t::text, 0))) from ${table} t)`,
  );
  const { rows } = await product.database.pool.query(
    // More tables than a function takes arguments.
    `select array_to_string(array[${sums.join()}], ' ') as sum`,
  );
  return (rows[0] as { sum: string }).sum;
}

describe.each(changes.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  /** The same request for all: as long as it is refused or undone, it can be carried out after. */
  let request: ValidRequest;
  let before: string;
  beforeAll(async () => {
    request = await build(call);
    before = await everything();
  });

  test('refused leaves no audit row, and changes nothing', async () => {
    const { client, path, body } = request;
    const url = `/api${path}`;
    const isOpen = OF_VISITORS.includes(nameOf(call));
    const wrong = isOpen ? { origin: 'https://elsewhere.example' } : { 'x-xsrf-token': 'forged' };
    const stranger = await product.anonymous().send(call.method, url, body, isOpen ? wrong : {});
    const forged = await client.send(call.method, url, body, wrong);
    expect([stranger.status, forged.status]).toEqual([isOpen ? 403 : 401, 403]);
    if (call.body) {
      expect((await client.send(call.method, url, '{broken')).problem).toBe('malformed-json');
      const unknown = await client.send(call.method, url, { unknown: 1 });
      expect(unknown.problem).toBe('invalid-input');
    }
    if (call.params) {
      const nowhere = await client.send(call.method, url.replace(/\d+/, '2000000000'), body);
      expect(nowhere.problem).toBe('not-found');
    }
    expect(await everything()).toBe(before);
  });

  test('is not kept when its audit row cannot be written', async () => {
    const { client, path, body } = request;
    const { pool } = product.database;
    await pool.query('alter table audit enable trigger audit_broken');
    const response = await client.send(call.method, `/api${path}`, body);
    await pool.query('alter table audit disable trigger audit_broken');
    expect(response.status).toBe(500);
    expect(await everything()).toBe(before);
  });

  test('leaves an audit row of its own request', async () => {
    const { client, path, body } = request;
    const response = await client.send(call.method, `/api${path}`, body);
    expect([response.status, response.problem]).toEqual([call.status ?? 200, null]);
    const rows = await product.database.kysely
      .selectFrom('audit')
      .select(['actor_id', 'at'])
      .where('request_id', '=', String(response.headers['x-request-id']))
      .execute();
    expect(rows).toHaveLength(OF_TWO.includes(nameOf(call)) ? 2 : 1);
    for (const row of rows) {
      expect(row).toMatchObject({ actor_id: client.user.id, at: product.clock.now() });
    }
  });
});
