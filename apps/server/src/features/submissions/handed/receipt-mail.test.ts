import type { Receipt } from '@pratibha/contract/receipts';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { shownReceiptCode } from '@pratibha/domain/works/receipt-code';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { IN_WINDOW, openHandingIn } from '../../../testing/handing-in-desk.ts';
import { MailDesk } from '../../../testing/mail-desk.ts';

let product: TestApp;
let desk: MailDesk;

beforeAll(async () => {
  product = await startTestApp({ clockStart: IN_WINDOW });
  desk = await MailDesk.open(product.database);
  await desk.work();
});
afterAll(async () => {
  await desk.close();
  await product.close();
});

test('page, receipt and mail say the same of what arrived', async () => {
  const { student, send, submit, handed } = await openHandingIn(product, {
    event: { title: 'Poster & <Web>' },
  });
  const file = await send({ name: 'front <1>.jpg', bytes: 'b'.repeat(12_345) });
  const { id } = (
    await submit([
      { id: 'poster', files: [file.key] },
      { id: 'video', links: ['https://example.test/v'] },
    ])
  ).json<UserSubmissionDetail>();
  const [page] = await handed(id);
  const code = page?.code ?? '';
  const receipt = (await product.anonymous().get(`/api/public/receipts/${code}`)).json<Receipt>();
  const [shown] = page?.parts[0]?.files ?? [];
  expect(receipt.files).toEqual([{ part: 'Poster', size: shown?.size, sha256: shown?.sha256 }]);
  expect([receipt.submitted_at, receipt.code]).toEqual([page?.submitted_at, code]);
  await eventually(async () =>
    expect(await desk.statesOf(student.user.id)).toMatchObject([{ mail: 'sent' }]),
  );
  const { mail } = desk.relay.mailTo(student.user.email);
  expect(mail.subject).toBe('Your work has arrived: Poster & <Web>');
  for (const line of [
    `Receipt: #${id} · version 1`,
    'Handed in: 10 August 2025, 10:00 NPT',
    `Code of the receipt: ${shownReceiptCode(code)}`,
    'Poster: front <1>.jpg, 12,345 bytes',
    `SHA-256: ${file.sha256}`,
    'Video: https://example.test/v',
    `/receipt/${code}`,
  ]) {
    expect(mail.text).toContain(line);
  }
  expect(mail.html).toContain('front &lt;1&gt;.jpg');
});

test('to who reads Nepali the parts are called as organisers say them in it', async () => {
  const { student, send, submit } = await openHandingIn(product);
  desk.texts = new Map([['Poster', 'पोस्टर']]);
  expect((await student.put('/api/user/language', { language: 'ne' })).problem).toBeNull();
  const file = await send({ name: 'Poster.jpg' });
  const sent = await submit([
    { id: 'poster', files: [file.key] },
    { id: 'video', links: ['https://example.test/v'] },
  ]);
  expect(sent.problem).toBeNull();
  await eventually(async () =>
    expect(await desk.statesOf(student.user.id)).toMatchObject([{ mail: 'sent' }]),
  );
  const { mail } = desk.relay.mailTo(student.user.email);
  expect(mail.text).toContain('पोस्टर: Poster.jpg');
  expect(mail.text).toContain('Video: https://example.test/v');
});
