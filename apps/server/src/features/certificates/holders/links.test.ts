import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createCertificate, liveEdition } from '../../../testing/certificate-factories.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createUser } from '../../../testing/factories.ts';
import { MailDesk } from '../../../testing/mail-desk.ts';
import { tellIssued } from './told-certificates.ts';

const NOW = '2025-07-16T04:15:00Z';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('without an account one has a link, which says nothing before its button is pressed', async () => {
  const { id } = await createCertificate(product.database, {
    ...{ user_id: null, kind: 'volunteer', name: 'Nima Sherpa' },
  });
  const { rows } = await product.database.pool.query<{ code: string }>(
    'select link_code as code from certificates where id = $1',
    [id],
  );
  const path = `/certificates/${rows[0]?.code}`;
  const visitor = product.anonymous();
  const asked = await visitor.get(path);
  expect([asked.status, asked.text.includes('Nima')]).toEqual([200, false]);
  expect(asked.headers['referrer-policy']).toBe('no-referrer');
  expect((await visitor.get(`${path}/picture.png`)).status).toBe(404);
  const opened = await visitor.post(path);
  expect([opened.status, opened.text.includes('Nima Sherpa')]).toEqual([200, true]);
  expect(opened.text).toContain('<a href="/verify" download="check-certificates.html">');
  const pdf = await visitor.post(`${path}/pdf`);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await visitor.post(`/certificates/${'x'.repeat(24)}`)).status).toBe(404);
  expect((await visitor.get('/certificates/1')).status).toBe(404);
});

test('the link goes by mail to an address that organisers entered, and what became of it stays', async () => {
  const { database } = product;
  const helpers = ['helps@school.example', 'gone@school.example'];
  const edition = await liveEdition(database);
  const organiser = await createUser(database, { role: 'ADMIN' });
  const desk = await MailDesk.open(database);
  desk.relay.script.recipient = (address) =>
    address.startsWith('gone') ? '550 5.1.1 Nobody is here' : null;
  const ids: number[] = [];
  for (const email of helpers) {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into volunteers (edition_id, name, email, entered_at, entered_by)
       values ($1, 'Nima Sherpa', $2, now(), $3) returning id`,
      [edition, email, organiser.id],
    );
    const volunteer_id = rows[0]?.id ?? 0;
    const { id } = await createCertificate(database, {
      ...{ user_id: null, volunteer_id, kind: 'volunteer', name: 'Nima Sherpa' },
    });
    ids.push(id);
  }
  await tellIssued(database.kysely, ids, new Date(NOW));
  await desk.work();
  await eventually(async () => {
    const { rows } = await database.pool.query(
      'select link_mail from certificates where id = any($1) order by id',
      [ids],
    );
    expect(rows).toEqual([{ link_mail: 'sent' }, { link_mail: 'refused' }]);
  });
  const [mail] = desk.relay.taken;
  expect(mail?.recipients).toEqual(['helps@school.example']);
  expect(mail?.mail.text).toMatch(/\/certificates\/[\w-]{24}/);
  await desk.close();
});
