import { pathToFileURL } from 'node:url';
import type { Browser, Download, Page } from '@playwright/test';
import { call, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const PAGE = '/user/certificates';

/** An organiser issues what is there to be issued of the event, and waits until it is. */
async function issue(desk: Page, person: Page): Promise<void> {
  await call(desk, 'POST', '/admin/certificates/runs', {
    ...{ event_id: EVENTS.webDesign, kinds: ['taken-part'] },
  });
  await expect
    .poll(async () => {
      const own = await call<{ certificates: unknown[] }>(person, 'GET', PAGE);
      return own.certificates.length;
    })
    .toBe(1);
}

/** A page that was saved finds the newest certificate of the person genuine, from a disk. */
async function expectChecks(
  download: Download,
  {
    page,
    browser,
    name,
  }: { readonly page: Page; readonly browser: Browser; readonly name: string },
): Promise<void> {
  expect(download.suggestedFilename()).toBe('check-certificates.html');
  const path = `${await download.path()}.html`;
  await download.saveAs(path);
  const { certificates } = await call<{ certificates: { proof: string }[] }>(page, 'GET', PAGE);
  const fragment = certificates[0]?.proof.replace(/^[^#]*/, '') ?? '';
  const elsewhere = await browser.newContext({ offline: true });
  const saved = await elsewhere.newPage();
  await saved.goto(`${pathToFileURL(path).href}${fragment}`);
  const result = saved.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading')).toHaveText(/Genuine$/);
  await expect(result.getByText(name, { exact: true })).toBeVisible();
  await elsewhere.close();
}

test('a student is asked for the name, gets the certificate, saves and shares it', async ({
  openAs,
  product,
  guard,
  browser,
}) => {
  const page = await openRegistered(openAs, 'certified', EVENTS.webDesign);
  await page.setViewportSize({ width: 360, height: 740 });
  await setClock(product, '2025-08-11T10:00:00+05:45');
  await call(page, 'POST', `/user/events/${EVENTS.webDesign}/submissions`, {
    ...{ work_link: 'https://example.org/work', description: 'A page for a school.' },
  });
  await page.goto(PAGE);
  await expect(page.getByText('Nothing yet. Whoever hands in a work')).toBeVisible();
  await expectNoAxeViolations(page);

  const desk = await openAs('admin', '/unauthorized');
  await test.step('asked by an organiser, told by the bell', async () => {
    await call(desk, 'POST', '/admin/certificate-names', { event_id: EVENTS.webDesign });
    await page.goto('/user/notifications');
    await page.getByRole('link', { name: 'How does your name stand on your certificate' }).click();
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('answers, with what cannot be printed refused', async () => {
    const asked = page.getByRole('region', { name: 'This stands on your certificate of 2025' });
    const name = asked.getByLabel('Name on the certificate');
    await expect(name).toHaveValue('Bimala Rai');
    await name.fill('名');
    await asked.getByRole('button', { name: 'Print This Name' }).click();
    await expect(asked.getByText('Certificates cannot print')).toBeVisible();
    await name.fill('बिमला  राई');
    await expect(asked.getByRole('figure')).toContainText('बिमला राई');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: 'Print This Name' }).click();
    const said = page.getByRole('region', { name: 'Your name on certificates of 2025' });
    await expect(said).toContainText('बिमला राई');
  });

  await test.step('gets it, and corrects the name once', async () => {
    await issue(desk, page);
    await page.reload();
    const said = page.getByRole('region', { name: 'Your name on certificates of 2025' });
    await said.getByRole('button', { name: 'Correct My Name' }).click();
    await said.getByLabel('Name on the certificate').fill('Bimala Rai');
    await said.getByRole('button', { name: 'Save the Correction' }).click();
    await page.getByRole('button', { name: 'Yes, Correct It' }).click();
    await expect(said).toContainText('You have corrected it.');
  });

  const cards = page.getByRole('list', { name: 'Your certificates, newest first' });
  const card = cards.getByRole('listitem').first();
  await test.step('sees which one counts, downloads and shows it', async () => {
    await expect(cards.getByRole('listitem').nth(1)).toContainText(
      'Reason: Name corrected by its holder',
    );
    await expect(card).toContainText('Bimala Rai');
    await expectNoAxeViolations(page);
    for (const form of ['PDF', 'PNG']) {
      const coming = page.waitForEvent('download');
      await card.getByRole('link', { name: `Download ${form}` }).click();
      expect((await coming).suggestedFilename()).toMatch(
        new RegExp(`^certificate-2025-[0-9A-Z]{6}\\.${form.toLowerCase()}$`),
      );
    }
    await card.getByRole('button', { name: 'Show' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('saves the page that checks it, which needs no network', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the Checking Page' }).click();
    await expectChecks(await coming, { page, browser, name: 'Bimala Rai' });
  });

  await test.step('shares it, and takes it back', async () => {
    await card.getByRole('button', { name: 'Share' }).click();
    const link = card.getByLabel('Link', { exact: true });
    await expect(link).toHaveValue(/\/certificates\/[\w-]{22}$/);
    const shared = await page.context().newPage();
    await shared.goto(new URL(await link.inputValue()).pathname);
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText('Certificate of Bimala Rai');
    await expectNoAxeViolations(shared);
    const coming = shared.waitForEvent('download');
    await shared.getByRole('link', { name: 'Save the Checking Page' }).click();
    expect((await coming).suggestedFilename()).toBe('check-certificates.html');
    await card.getByRole('button', { name: 'Take the Link Back' }).click();
    await expect(card.getByRole('button', { name: 'Share' })).toBeVisible();
    guard.expectResponse(404, /\/certificates\//);
    await shared.reload();
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });
});
