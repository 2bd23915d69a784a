import type { CertificateZip } from '@pratibha/contract/certificate-zips';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createCertificate } from '../../../testing/certificate-factories.ts';
import { createEvent } from '../../../testing/factories.ts';
import { zipJobs } from './make-zip.ts';

const ZIPS = '/api/admin/certificates/zips';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const sql = (text: string, values: readonly unknown[] = []) =>
  product.database.pool.query(text, [...values]);
async function work(name: string, payload: object): Promise<void> {
  const job = zipJobs(product.origin).find((each) => each.name === name);
  const { database } = product;
  const signal = new AbortController().signal;
  await job?.run({ database, id: 1, attempt: 1, signal }, payload);
}

test('PDFs of a filter are one file, for whoever asked and for a day', async () => {
  const event = await createEvent(product.database);
  const of = { event_id: event.id, event_title: event.title };
  const names = ['Asha Rai', 'आशा राई', 'Bina / Rai'];
  for (const name of names) await createCertificate(product.database, { ...of, name });
  const gone = await createCertificate(product.database, { ...of, name: 'Erased Meanwhile' });
  const asked = await admin.post(ZIPS, { event_id: event.id });
  expect([asked.status, asked.problem]).toEqual([201, null]);
  const { id } = asked.json<CertificateZip>();
  const file = (by = admin) => by.get(`${ZIPS}/${id}/file`);
  expect((await file()).problem).toBe('file-not-ready');
  await sql('update certificates set name = null, signed = null where id = $1', [gone.id]);
  await work('certificates.make-zip', { zip_id: id });
  const [listed] = (await admin.get(ZIPS)).json<CertificateZip[]>();
  expect(listed).toMatchObject({ id, total: 4, drawn: 3, is_ready: true, has_failed: false });

  const packed = unzipSync((await file()).bytes);
  expect(Object.keys(packed)).toEqual([
    expect.stringMatching(/^Asha Rai \d{4}-\w{6}\.pdf$/) as string,
    expect.stringMatching(/^Bina Rai \d{4}-\w{6}\.pdf$/) as string,
    expect.stringMatching(/^आशा राई \d{4}-\w{6}\.pdf$/) as string,
  ]);
  for (const bytes of Object.values(packed)) {
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await file(await product.as('SUPER_ADMIN'))).status).toBe(404);
  expect((await admin.post(ZIPS, { event_id: event.id, q: 'nobody' })).problem).toBe(
    'nothing-to-pack',
  );
  await sql(`update certificate_zips set asked_at = asked_at - interval '25 hours'`);
  expect((await file()).status).toBe(404);
  await work('certificates.remove-zips', {});
  expect((await sql('select from certificate_zip_files')).rowCount).toBe(0);
});
