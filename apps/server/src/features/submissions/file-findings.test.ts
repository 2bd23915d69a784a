import type { SubmissionFindings } from '@pratibha/contract/submission-findings';
import type { FileFacts, PictureFacts } from '@pratibha/domain/preflight/facts';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, grantEvents } from '../../testing/factories.ts';

const POSTER: WorkPart = {
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 2 },
  ...{ most_mb: 50, print: 'A4', least_dpi: 300, wants_readme: false },
};
const PROJECT: WorkPart = {
  ...POSTER,
  ...{ id: 'project', name: 'Project', kind: 'zip', print: null, least_dpi: null },
  wants_readme: true,
};
const PICTURE: PictureFacts = {
  ...{ width: 2480, height: 3508, colour: 'rgb', profile: 'sRGB', orientation: 1 },
  ...{ has_location: true, tagged_dpi: 72 },
};
const FINE: FileFacts = { kind: 'jpeg', faults: [], picture: PICTURE, pdf: null, zip: null };
const SMALL: FileFacts = { ...FINE, picture: { ...PICTURE, width: 595, height: 842 } };
const ZIP: FileFacts = {
  ...FINE,
  kind: 'zip',
  picture: null,
  zip: {
    entries: [{ name: 'index.html', size: 10 }],
    entry_count: 1,
    unpacked: 10,
    readme: { name: 'README.md', text: 'Run it.' },
  },
};

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

type Handed = { readonly part: string; readonly facts: FileFacts | null };
let made = 0;

/** A work whose revisions were handed in with these files, the first of them first. */
async function workOf(...revisions: readonly (readonly Handed[])[]): Promise<number> {
  const event = await createEvent(product.database, { requires_submission: true });
  const work = await createSubmission(product.database, { event_id: event.id });
  const { pool } = product.database;
  for (const [at, files] of revisions.entries()) {
    const revision = at + 1;
    if (revision > 1) {
      await pool.query(
        `insert into submission_revisions (submission_id, revision, work_link, description, status, submitted_at)
         select submission_id, $2, work_link, description, status, submitted_at
         from submission_revisions where submission_id = $1 and revision = 1`,
        [work.id, revision],
      );
      await pool.query('update submissions set revision = $2 where id = $1', [work.id, revision]);
    }
    made += 1;
    const code = String(made).padStart(16, '0');
    await pool.query(
      `insert into handed_in (submission_id, revision, user_id, code, parts) values ($1, $2, $3, $4, $5)`,
      [work.id, revision, work.user_id, code, JSON.stringify([POSTER, PROJECT])],
    );
    for (const [n, { part, facts }] of files.entries()) {
      made += 1;
      const sha256 = String(made).padStart(64, '0');
      await pool.query(
        `insert into stored_bytes (sha256, size, media_type) values ($1, 10, 'image/jpeg')`,
        [sha256],
      );
      await pool.query('insert into file_facts (sha256, state, facts) values ($1, $2, $3)', [
        ...[sha256, facts === null ? 'waiting' : 'done'],
        facts === null ? null : JSON.stringify(facts),
      ]);
      const file = await pool.query<{ id: number }>(
        `insert into files (key, user_id, event_id, purpose, part, name, size, media_type, sha256, begun_at, completed_at)
         values ($1, $2, $3, 'work', $4, 'poster.jpg', 10, 'image/jpeg', $5, now(), now()) returning id`,
        [String(made).padStart(22, 'k'), work.user_id, event.id, part, sha256],
      );
      await pool.query(
        `insert into handed_files (submission_id, revision, part, n, file_id) values ($1, $2, $3, $4, $5)`,
        [work.id, revision, part, n + 1, file.rows[0]?.id],
      );
    }
  }
  return work.id;
}

async function found(client: SignedInClient, ...ids: readonly number[]) {
  const response = await client.get(`/api/admin/events/submissions/findings?ids=${ids.join()}`);
  expect(response.status).toBe(200);
  return response.json<SubmissionFindings[]>();
}

test('organisers read beside the list what does not meet, of the revision that counts', async () => {
  const few = { code: 'too-few-pixels', weight: 'wrong', dpi: 72, least: 300, print: 'A4' };
  const small = await workOf([
    { part: 'poster', facts: FINE },
    { part: 'poster', facts: SMALL },
    { part: 'project', facts: ZIP },
  ]);
  const noReadme = { ...ZIP, zip: ZIP.zip && { ...ZIP.zip, readme: null } };
  const lacking = await workOf([{ part: 'project', facts: noReadme }]);
  const mended = await workOf(
    [{ part: 'poster', facts: SMALL }],
    [{ part: 'poster', facts: FINE }],
  );
  const waiting = await workOf([{ part: 'poster', facts: null }]);
  const plain = await createSubmission(product.database);
  expect(await found(admin, small, lacking, mended, waiting, plain.id)).toEqual([
    { submission_id: small, findings: [{ part: 'Poster', ...few }] },
    {
      submission_id: lacking,
      findings: [{ part: 'Project', code: 'no-readme', weight: 'wrong' }],
    },
    // What they may mean, and what is only told, marks no row.
    { submission_id: mended, findings: [] },
    { submission_id: waiting, findings: [] },
    { submission_id: plain.id, findings: [] },
  ]);
});

test('works of events that are not theirs are not told', async () => {
  const work = await workOf([{ part: 'poster', facts: SMALL }]);
  const other = await product.as('EVENT_ADMIN');
  const own = await createEvent(product.database);
  await grantEvents(product.database, other.user.id, [own.id, 'organise']);
  expect(await found(other, work)).toEqual([]);
  const student = await product.as('USER');
  const refused = await student.get(`/api/admin/events/submissions/findings?ids=${work}`);
  expect(refused.status).toBe(403);
});
