import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { CertificateOnRecord } from '@pratibha/contract/certificate-proof';
import { fingerprintOf } from '@pratibha/domain/certificates/check-proof';
import type { Claims } from '@pratibha/domain/certificates/claims';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createUser } from '../../testing/factories.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { rotateKey, signClaims } from '../signing/signing.ts';

const CLAIMS: Claims = {
  ...{ issuer: 'localhost', number: '2024-7KQ3XN', kind: 'judge', name: 'Sita Rai' },
  ...{ event: 'Robot Race', edition: 'TechFest 2024', award: null, day: '2024-07-22' },
};
const OTHER = '2024-8KQ3XN';

const web = smallWeb();
let product: TestApp;
let signed: Uint8Array;
const db = () => product.database.kysely;
const ask = (number: string) => product.anonymous().get(`/api/certificates/${number}`);

beforeAll(async () => {
  product = await startTestApp({ web });
  const [one, other] = await signClaims(db(), [CLAIMS, { ...CLAIMS, number: OTHER }]);
  const [event, admin] = [
    await createEvent(product.database, { title: 'Robot Race' }),
    await createUser(product.database, { role: 'ADMIN' }),
  ];
  for (const each of [one, other]) {
    await db()
      .insertInto('certificates')
      .values({
        ...{ number: each === one ? CLAIMS.number : OTHER, kind: 'judge', name: CLAIMS.name },
        ...{ edition_id: event.edition_id, event_id: event.id, day: CLAIMS.day },
        ...{ key_id: each?.keyId ?? '', signed: Buffer.from(each?.signed ?? []) },
        ...{ issued_at: product.clock.now(), issued_by: admin.id },
      })
      .execute();
  }
  signed = one?.signed ?? new Uint8Array();
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

test('of a number everybody may know that it was issued, and never whose it is', async () => {
  const response = await ask(CLAIMS.number);
  expect(response.json<CertificateOnRecord>()).toEqual({
    ...{ number: CLAIMS.number, state: 'issued', kind: 'judge', event_title: 'Robot Race' },
    ...{ edition: 'TechFest 2024', day: CLAIMS.day, fingerprint: fingerprintOf(signed) },
    ...{ revoked_on: null, reason: null, replaced_by: null },
  });
  expect(response.text).not.toContain('Sita');
  // A page that was saved asks from a disk.
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers['cache-control']).toBe('no-store');
});

test('of a revoked one since when, why, and what took its place', async () => {
  const { id } = await db()
    .selectFrom('certificates')
    .select('id')
    .where('number', '=', OTHER)
    .executeTakeFirstOrThrow();
  const admin = await createUser(product.database, { role: 'ADMIN' });
  await db()
    .updateTable('certificates')
    .set({
      // In Nepal it is the next day.
      ...{ revoked_at: new Date('2024-07-31T20:00:00Z'), revoked_by: admin.id },
      ...{ revoke_reason: 'The name was wrong.', replaced_by: id, name: null, signed: null },
    })
    .where('number', '=', CLAIMS.number)
    .execute();
  expect((await ask(CLAIMS.number)).json<CertificateOnRecord>()).toMatchObject({
    ...{ state: 'revoked', revoked_on: '2024-08-01', reason: 'The name was wrong.' },
    // Its name was erased, and with it what was signed.
    ...{ replaced_by: OTHER, fingerprint: null, event_title: 'Robot Race' },
    // As the seed calls it, with its year.
    edition: expect.stringMatching(/^.+ 2025$/) as string,
  });
});

test('a number of nobody is an answer, and what is no number is not found', async () => {
  expect((await ask('2024-000000')).json<CertificateOnRecord>()).toEqual({
    ...{ number: '2024-000000', state: 'unknown', kind: null, event_title: null, edition: null },
    ...{ day: null, fingerprint: null, revoked_on: null, reason: null, replaced_by: null },
  });
  for (const number of ['2024-00000I', '2024-0000000', '1', "'"]) {
    expect((await ask(encodeURIComponent(number))).problem).toBe('not-found');
  }
});

test('the page that checks is one file with the keys in it, and may run and ask nothing else', async () => {
  const page = async () => (await product.anonymous().get('/verify')).text;
  const keys = async () =>
    JSON.parse(/id="data">(.+?)<\/script>/.exec(await page())?.[1] ?? '') as {
      keys: PublishedKey[];
    };
  const { headers, text } = await product.anonymous().get('/verify');
  const hash = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${hash('let c;')}; style-src ${hash('p{margin:0}')}; connect-src http://localhost:3000; img-src data:; worker-src 'self'; base-uri 'none'; form-action 'none'`;
  expect(headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
  // A saved page keeps to it, too.
  expect(text.replaceAll('&#39;', "'")).toContain(`Content-Security-Policy" content="${policy}">`);
  expect(text).toContain('<script>let c;</script>');
  expect(text.match(/\b(src|href)="(?!http:\/\/localhost:3000\/|data:)[^"]*"/g)).toBeNull();
  const [first] = (await keys()).keys;
  expect(first?.public_key).toMatch(/^[\w-]{43}$/);
  const next = await rotateKey(db());
  await eventually(async () =>
    expect((await keys()).keys.map(({ id }) => id)).toEqual([next, first?.id]),
  );
});
