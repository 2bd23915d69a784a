import { generateKeyPairSync, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { CertificateOnRecord } from '@pratibha/contract/certificate-proof';
import type { Certificate } from '@pratibha/contract/certificates';
import type { OwnCertificate } from '@pratibha/contract/own-certificates';
import { toBase64url } from '@pratibha/domain/certificates/base64url';
import { fingerprintOf } from '@pratibha/domain/certificates/check-proof';
import { type Claims, encodeClaims } from '@pratibha/domain/certificates/claims';
import { joinSigned, toBeSigned } from '@pratibha/domain/certificates/cose';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, OF_COLOURS, test } from './product.ts';

/* Whoever doubts a certificate: scans it, types it, opens its file, and keeps the page for ever. */

test.use({ sharesProduct: true });

type Own = { readonly certificates: readonly OwnCertificate[] };

const CLAIMS: Claims = {
  ...{ issuer: 'school.example', number: '2024-7KQ3XN', kind: 'prize', name: 'सुस्मिता श्रेष्ठ' },
  ...{ event: 'Robot Race', edition: '2024', award: 'Winner', day: '2024-07-22' },
};
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY: PublishedKey = {
  ...{ id: '0123456789ab', made_at: '2024-01-01T00:00:00.000Z' },
  public_key: toBase64url(publicKey.export({ format: 'der', type: 'spki' }).subarray(12)),
  ...{ retired_at: null, revoked_from: null },
};

function signed(claims: Claims, keyId = KEY.id) {
  const payload = encodeClaims(claims);
  return joinSigned(keyId, payload, sign(null, toBeSigned(keyId, payload), privateKey));
}
const SIGNED = signed(CLAIMS);
const FRAGMENT = toBase64url(SIGNED);
const CHANGED = toBase64url(SIGNED.with(-1, (SIGNED.at(-1) ?? 0) ^ 1));

const RECORD: CertificateOnRecord = {
  ...{ number: CLAIMS.number, state: 'issued', kind: 'prize', event_title: 'Robot Race' },
  ...{ edition: '2024', day: '2024-07-22', fingerprint: fingerprintOf(SIGNED) },
  ...{ revoked_on: null, reason: null, replaced_by: null },
};

/** The page of the product, as it is once the college has a key, and has issued something. */
async function serve(page: Page, key: PublishedKey, record: CertificateOnRecord | null) {
  await page.route('**/verify', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/"keys":\[[^\]]*\]/, `"keys":${JSON.stringify([key])}`);
    expect(Buffer.byteLength(body), 'bytes of the page').toBeLessThanOrEqual(40_000);
    await route.fulfill({ response, body });
  });
  if (record !== null) {
    await page.route('**/api/certificates/*', (route) => route.fulfill({ json: record }));
  }
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const says = (page: Page, heading: string) =>
  expect(result(page).getByRole('heading')).toHaveText(new RegExp(`${heading}$`));

async function check(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Number or link of the certificate').fill(typed);
  await page.getByLabel('Number or link of the certificate').press('Enter');
}

test('a certificate proves itself, and nothing of it leaves the browser', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await serve(page, KEY, RECORD);
  await page.goto(`/verify#${FRAGMENT}`);
  await says(page, 'Genuine');
  for (const value of [CLAIMS.name, 'Winner', 'Robot Race', '22 July 2024', CLAIMS.number]) {
    await expect(result(page).getByText(value, { exact: true })).toBeVisible();
  }
  await expect(result(page).getByText(/it was not revoked/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, OF_COLOURS);

  await test.step('nothing is loaded but the page, and nothing asked but the number', () => {
    const paths = asked.map((each) => new URL(each.split(' ')[0] ?? '').pathname);
    expect(new Set(paths)).toEqual(new Set(['/verify', `/api/certificates/${CLAIMS.number}`]));
    expect(asked.filter((each) => each.includes(FRAGMENT.slice(9, 30)))).toEqual([]);
  });

  await test.step('a browser that knows no such signatures leaves it to the page', async () => {
    await page.evaluate(() =>
      Object.defineProperty(crypto.subtle, 'importKey', {
        value: () => Promise.reject(new DOMException('', 'NotSupportedError')),
      }),
    );
    await check(page, FRAGMENT);
    await says(page, 'Genuine');
    await expect(result(page).getByText(/^This browser cannot check/)).toBeVisible();
    await check(page, CHANGED);
    await says(page, 'Not genuine');
  });

  await test.step('the PDF and the picture carry it, a photograph of something else does not', async () => {
    const open = (name: string, bytes: string) =>
      page.getByLabel('PDF or picture of the certificate').setInputFiles({
        ...{ name, mimeType: 'application/octet-stream' },
        buffer: Buffer.from(bytes, 'latin1'),
      });
    await open('a.pdf', `%PDF-1.7\n<< /Proof (https://school.example/verify#${FRAGMENT}) >>`);
    await says(page, 'Genuine');
    await open('b.png', '\x89PNG\r\n\x1a\n');
    await says(page, 'No certificate found in this file');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(360);
});

test('whatever is wrong with one is told in a sentence of its own', async ({ page }) => {
  const asPrinted = { ...RECORD, replaced_by: '2024-8KQ3XN', revoked_on: '2024-08-01' };
  const revoked = { ...asPrinted, state: 'revoked', reason: 'The name was wrong.' } as const;
  let record: CertificateOnRecord = revoked;
  await serve(page, { ...KEY, revoked_from: '2024-12-01' }, null);
  await page.route('**/api/certificates/*', (route) => route.fulfill({ json: record }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Check a Certificate' }).click();
  await check(page, FRAGMENT);
  await says(page, 'Revoked');
  for (const line of ['It was revoked on 1 August 2024.', 'The reason: The name was wrong.']) {
    await expect(result(page).getByText(line, { exact: true })).toBeVisible();
  }
  await expect(result(page).getByText('The certificate 2024-8KQ3XN replaced it.')).toBeVisible();
  await expectNoAxeViolations(page);

  const ofLaterDay = toBase64url(signed({ ...CLAIMS, day: '2024-12-01' }));
  const other = toBase64url(signed(CLAIMS, 'ba9876543210'));
  for (const [typed, heading] of [
    [`https://school.example/verify#${CHANGED}`, 'Not genuine'],
    [other, 'Not signed by a key that this page knows'],
    [ofLaterDay, 'The key counts no more'],
    [FRAGMENT.slice(0, -8), 'This is no certificate'],
    ['nobody', 'This is no number of a certificate'],
    ['2024-7kq3xn', 'This number was revoked'],
  ] as const) {
    await check(page, typed);
    await says(page, heading);
  }
  await expectNoAxeViolations(page);

  await test.step('and what the college knows otherwise', async () => {
    record = { ...RECORD, fingerprint: '0'.repeat(64) };
    await check(page, FRAGMENT);
    await says(page, 'Not what was issued');
    record = RECORD;
    await check(page, CLAIMS.number);
    await says(page, 'This number was issued');
    await expect(result(page)).not.toContainText(CLAIMS.name);
    await page.unroute('**/api/certificates/*');
    await check(page, FRAGMENT);
    await says(page, 'Not on the college’s record');
    await check(page, CLAIMS.number);
    await says(page, 'No certificate has this number');
    await page.context().setOffline(true);
    await check(page, FRAGMENT);
    await says(page, 'Cannot be told for certain');
    await check(page, CLAIMS.number);
    await says(page, 'Could not ask the college');
    await page.context().setOffline(false);
    await says(page, 'No certificate has this number');
  });
});

test('a saved page checks certificates from the disk, without a network', async ({ page }) => {
  await serve(page, KEY, RECORD);
  await page.goto(`/verify#${FRAGMENT}`);
  await says(page, 'Genuine');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save This Page' }).click(),
  ]);
  const path = await download.path();
  expect(await readFile(path, 'utf8'), 'whose it was is not in it').not.toContain(CLAIMS.name);
  const file = `${pathToFileURL(path).href}.html`;
  await download.saveAs(`${path}.html`);
  await page.context().setOffline(true);
  await page.goto(`${file}#${FRAGMENT}`);
  await says(page, 'Genuine');
  await expect(result(page).getByText(CLAIMS.name)).toBeVisible();
  await expect(result(page).getByText(/^Could not ask whether it was revoked/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save This Page' })).toBeHidden();
  // Chromium takes a file for as safe as https, and checks by itself.
  await expect(result(page).getByText(/^This browser cannot check/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await check(page, CHANGED);
  await says(page, 'Not genuine');
  await check(page, toBase64url(signed(CLAIMS, 'ba9876543210')));
  await says(page, 'Not signed by a key that this page knows');
  await expect(page.getByRole('link', { name: 'Check it with the newest keys' })).toBeVisible();
});

test('what was issued is genuine by its code and by its files', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  const { certificates } = await call<Own>(page, 'GET', '/user/certificates');
  const own = certificates.find(({ revoked_at }) => revoked_at === null);
  await page.goto(own?.proof.replace(/^.*(?=\/verify#)/, '') ?? '');
  await says(page, 'Genuine');
  await expect(result(page).getByText(own?.name ?? '', { exact: true })).toBeVisible();
  await expect(result(page).getByText(/it was not revoked/)).toBeVisible();
  const desk = await openAs('superadmin', '/unauthorized');
  const revoked = '/admin/certificates?edition=2024&certificate_state=revoked';
  const [gone] = await call<Certificate[]>(desk, 'GET', revoked);
  await check(page, gone?.number ?? '');
  await says(page, 'This number was revoked');
  for (const form of ['pdf', 'png']) {
    const file = await page.request.get(`/api/user/certificates/${own?.id}/${form}`);
    await check(page, '');
    await says(page, 'This is no number of a certificate');
    await page.getByLabel('PDF or picture of the certificate').setInputFiles({
      ...{ name: `certificate.${form}`, mimeType: file.headers()['content-type'] ?? '' },
      buffer: await file.body(),
    });
    await says(page, 'Genuine');
    await expect(result(page).getByText(own?.number ?? '', { exact: true })).toBeVisible();
  }
});

test('without JavaScript the page says what to do', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: 'JavaScript is turned off' })).toBeVisible();
  await expect(page.getByLabel('Number or link of the certificate')).toBeHidden();
  await context.close();
});
