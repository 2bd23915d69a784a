import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/factories.ts';
import { OutboxTransport } from './outbox-transport.ts';

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let server: TestApp;
let production: TestApp;

beforeAll(async () => {
  [server, production] = await Promise.all([
    startTestApp({ config: { demo: true, oidc: null } }),
    startTestApp(),
  ]);
});
afterAll(() => Promise.all([server.close(), production.close()]));

const MAIL = {
  messageId: '<1@example.test>',
  to: { name: 'Asha "<b>" Gurung', address: 'asha@example.test' },
  replyTo: null,
  subject: 'You are <script>alert(1)</script> registered',
  text: 'Namaste & <i>welcome</i>',
  html: '<!doctype html>\n<html lang="en">\n<head>\n</head><body><p>Namaste</p></body></html>',
  files: [{ name: 'hand in.ics', type: 'text/calendar; charset=utf-8', content: 'BEGIN:…\r\n' }],
  unsubscribe: null,
};

const outbox = () =>
  new OutboxTransport(server.database, { name: 'Pratibha', address: 'no-reply@example.test' });
const get = (path: string) => server.anonymous().get(path, NAVIGATION);

test('says what comes there, and then lists the mails, each once', async () => {
  const empty = (await get('/demo/outbox')).text;
  expect(empty).toContain('No mail so far.');
  expect(empty).toContain('Times are of this computer’s clock');
  expect(await outbox().send(MAIL)).toEqual({ is: 'sent' });
  expect(await outbox().send(MAIL)).toEqual({ is: 'sent' });
  const list = await get('/demo/outbox');
  expect(list.status).toBe(200);
  expect(list.text.match(/asha@example\.test/g)).toHaveLength(1);
  expect(list.text).toContain('You are &lt;script&gt;alert(1)&lt;/script&gt; registered');
  expect(list.text).toContain('href="/demo/outbox/1"');
});

test('finds mails by the words of address and subject', async () => {
  const found = async (q: string) => (await get(`/demo/outbox?q=${encodeURIComponent(q)}`)).text;
  expect(await found('ASHA registered')).toContain('href="/demo/outbox/1"');
  const none = await found('"><script>nobody');
  expect(none).toContain('No mail has these words');
  expect(none).toContain('value="&quot;&gt;&lt;script&gt;nobody"');
});

test('shows a mail as it would arrive: in a frame of its own, as text, with headers and files', async () => {
  const page = await get('/demo/outbox/1');
  expect(page.text).toContain('src="/demo/outbox/1/html"');
  expect(page.text).toContain('Namaste &amp; &lt;i&gt;welcome&lt;/i&gt;');
  expect(page.text).toContain('Message-ID: &lt;1@example.test&gt;');
  expect(page.text).toContain('Auto-Submitted: auto-generated');
  expect(page.text).not.toMatch(/<script|<b>"/);
  expect(page.headers['content-security-policy']).not.toContain("'unsafe-inline'");

  const frame = await get('/demo/outbox/1/html');
  expect(frame.text).toContain('<base target="_blank">');
  expect(frame.text).toContain('<p>Namaste</p>');
  const csp = String(frame.headers['content-security-policy']);
  expect(csp).toContain("default-src 'none'");
  expect(csp).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  expect(csp).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');

  const file = await get('/demo/outbox/1/files/0');
  expect([file.text, file.headers['content-disposition']]).toEqual([
    'BEGIN:…\r\n',
    'attachment; filename="hand_in.ics"',
  ]);
  const raw = await get('/demo/outbox/1/raw');
  expect(raw.headers['content-type']).toBe('message/rfc822');
  expect(raw.text).toContain('\r\n\r\n');
});

test.each(['/demo/outbox/99', '/demo/outbox/x', '/demo/outbox/1/files/7', '/demo/outbox/1e0/html'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('outside the demo there is none', async () => {
  const browser = production.anonymous();
  for (const path of ['', '/1', '/1/html', '/1/raw', '/1/files/0']) {
    expect((await browser.get(`/demo/outbox${path}`, NAVIGATION)).status).toBe(404);
  }
});

test('whoever is erased leaves no mail there', async () => {
  const { id, email } = await createUser(server.database);
  const to = { name: 'Someone', address: email };
  await outbox().send({ ...MAIL, messageId: '<2@example.test>', to });
  expect((await get('/demo/outbox')).text).toContain(email);
  const head = await server.as('SUPER_ADMIN');
  await head.put(`/api/admin/users/${id}/erase`, { confirm: email });
  expect((await get('/demo/outbox')).text).not.toContain(email);
  expect((await get('/demo/outbox')).text).toContain('asha@example.test');
});
