import type { LooseEnds } from '@pratibha/contract/loose-ends';
import { DAY_MS } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEnquiry } from '../../testing/enquiries.ts';
import {
  createEvent,
  createFailedMail,
  createRefusedAddress,
  createRegistration,
  createSubmission,
  grantEvents,
} from '../../testing/factories.ts';
import {
  assignAll,
  createJudge,
  createRound,
  openTestRound,
} from '../../testing/judging-factories.ts';
import { createResultEnquiry } from '../../testing/results-factories.ts';
import { waitingOf } from '../../testing/what-is-late.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const endsFor = async (who: SignedInClient) =>
  (await who.get('/api/admin/loose-ends')).json<LooseEnds>();

const NOTHING: LooseEnds = {
  without_judges: [],
  old_prepared: [],
  enquiries: 0,
  result_enquiries: [],
  failed_mails: 0,
  refused_addresses: 0,
  publications: [],
  announcements: [],
  nobody_reads_replies: false,
};

test('where nothing is forgotten nothing is said', async () => {
  expect(await endsFor(admin)).toEqual(NOTHING);
});

test('what of an event waits is said to those who see to it', async () => {
  const { database } = product;
  const event = await createEvent(database, { title: 'Posters' });
  const work = await createSubmission(database, { event_id: event.id });
  await createSubmission(database, { event_id: event.id });
  const round = await createRound(database, { event_id: event.id, takes: 'handed-in' });
  await openTestRound(database, round.id);
  await createEnquiry(database, { event_id: event.id });
  await createResultEnquiry(database, {
    ...{ event_id: event.id, round_id: round.id, submission_id: work.id, user_id: work.user_id },
  });
  const ofEvent = {
    without_judges: [
      { round_id: round.id, round_title: round.title, event_title: 'Posters', works: 2 },
    ],
    enquiries: 1,
    result_enquiries: [{ round_id: round.id, event_title: 'Posters', waiting: 1 }],
  };
  expect(await endsFor(admin)).toEqual({ ...NOTHING, ...ofEvent });

  const [own, reads, other] = [
    await product.as('EVENT_ADMIN'),
    await product.as('EVENT_ADMIN'),
    await product.as('EVENT_ADMIN'),
  ];
  const elsewhere = await createEvent(database);
  await grantEvents(database, own.user.id, [event.id, 'organise']);
  await grantEvents(database, reads.user.id, [event.id, 'read']);
  await grantEvents(database, other.user.id, [elsewhere.id, 'organise']);
  expect(await endsFor(own)).toEqual({ ...NOTHING, ...ofEvent });
  expect(await endsFor(reads)).toEqual(NOTHING);
  expect(await endsFor(other)).toEqual(NOTHING);

  const judge = await createJudge(database, { round_id: round.id, state: 'accepted' });
  await assignAll(database, judge.id);
  await database.pool.query(
    `update enquiries set response = 'Yes.', responded_at = now() where event_id = $1`,
    [event.id],
  );
  await database.pool.query(
    `update result_enquiries set response = 'Yes.', responded_at = now() where round_id = $1`,
    [round.id],
  );
  expect(await endsFor(admin)).toEqual(NOTHING);
  await database.pool.query(`update judges set state = 'ended' where id = $1`, [judge.id]);
  expect((await endsFor(own)).without_judges).toHaveLength(1);
  await database.pool.query(`update events set status = 'DELETED' where id = $1`, [event.id]);
  expect(await endsFor(admin)).toEqual(NOTHING);
});

test('mails and what did not happen at its time are for those who can do something', async () => {
  const { database } = product;
  await createFailedMail(database);
  await createRefusedAddress(database);
  const late = await waitingOf(database);
  await database.pool.query('update mail_queue set is_open = true');
  expect(await endsFor(admin)).toMatchObject({
    ...{ failed_mails: 1, refused_addresses: 1, nobody_reads_replies: true },
    publications: [{ edition_id: late.edition }],
    announcements: [{ announcement_id: late.announcement }],
  });
  await admin.put('/api/admin/mails/replies', { reply_to: 'help@college.example', version: 0 });
  expect(await endsFor(admin)).toMatchObject({ nobody_reads_replies: false });
  expect(await endsFor(await product.as('EVENT_ADMIN'))).toEqual(NOTHING);
});

test('decisions that were prepared more than two days ago, unless a release will make them', async () => {
  const { database, clock } = product;
  const event = await createEvent(database, { title: 'Robots', holds_decisions: true });
  const { id, version } = await createRegistration(database, { event_id: event.id });
  const rows = [{ id, version, prepared: null }];
  const prepare = { rows, status: 'SHORTLISTED', remarks: null };
  expect((await admin.put('/api/admin/registrations/prepared', prepare)).status).toBe(200);
  const before = clock.now().getTime();
  expect((await endsFor(admin)).old_prepared).toEqual([]);
  clock.set(new Date(before + 2 * DAY_MS + 1).toISOString());
  const old = { event_id: event.id, event_title: 'Robots', registrations: 1, submissions: 0 };
  expect((await endsFor(admin)).old_prepared).toEqual([old]);
  await database.pool.query(
    `with release as (
       insert into decision_releases (event_id, made_by, made_at, at)
       values ($1, $2, now(), now()) returning id
     ) insert into decision_release_rows (release_id, place, kind, row_id)
       select id, 1, 'registration', $3 from release`,
    [event.id, admin.user.id, id],
  );
  expect((await endsFor(admin)).old_prepared).toEqual([]);
  clock.set(new Date(before).toISOString());
});
