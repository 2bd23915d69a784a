import { createHash, randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { HandedWork } from '@pratibha/contract/handed-works';
import type { OwnUpload } from '@pratibha/contract/uploads';
import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { pngOf } from './handed-files.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { call, cardOf, EVENTS, expectToast, openRegistered } from './participant.ts';
import type { Account } from './product.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { type Product, setClock } from './product-process.ts';
import { lineOf } from './slow-line.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const ID = EVENTS.webDesign;
const FORM_AT = `/user/events?submit=${ID}`;
const OPEN = '2025-08-11T10:00:00+05:45';
const UPLOADS = `/user/events/${ID}/uploads`;

const POSTER = { name: 'poster.png', mimeType: 'image/png', buffer: pngOf(1240, 1754) };
/** So large that it takes a while on a slow line. */
const PROJECT = { name: 'project.bin', mimeType: '', buffer: randomBytes(15_000_000) };
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

type OpenAs = (account: Account, path: string) => Promise<Page>;

const PART = {
  ...{ help: null, required: true, most: 2, most_mb: 20, print: null, least_dpi: null },
  wants_readme: false,
};

/** An event admin says what is handed in. */
async function askFor(openAs: OpenAs, changes: object = {}): Promise<void> {
  const desk = await openAs('eventadmin', '/unauthorized');
  const path = `/admin/events/${ID}/work-form`;
  const { revision } = await call<EventWorkForm>(desk, 'GET', path);
  await call(desk, 'PUT', path, {
    ...{ asks_link: 'no', grace_minutes: 30, mending_hours: 24, refuses_findings: false },
    parts: [
      { ...PART, id: 'poster', name: 'Poster', kind: 'picture' },
      { ...PART, id: 'project', name: 'Project', kind: 'any', required: false },
    ],
    revision,
    ...changes,
  });
}

/** The form of a new person who registered in time. */
async function openForm(openAs: OpenAs, product: Product, name: string) {
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openRegistered(openAs, name, ID);
  await setClock(product, OPEN);
  await page.goto(FORM_AT);
  return { page, dialog: formIn(page) };
}

const formIn = (page: Page) =>
  page.getByRole('dialog', { name: 'Submit work for AI & Web Design' });
const part = (dialog: Locator, name: string) => dialog.getByRole('group', { name });
const fileField = (dialog: Locator, name: string) =>
  part(dialog, name).getByLabel(/^(Choose|Add) a File: /);
const sent = (dialog: Locator, file: string) =>
  dialog
    .getByRole('listitem')
    .filter({ hasText: file })
    .filter({ hasText: /\bSent\./ });

/** Waits until so many bytes of a file are sent. */
async function untilSent(dialog: Locator, file: string, bytes: number): Promise<void> {
  const bar = dialog.getByRole('progressbar', { name: `How much of ${file} is sent` });
  await expect
    .poll(async () => Number(await bar.getAttribute('value')), { timeout: 60_000 })
    .toBeGreaterThan(bytes);
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`a work is handed in through breaks, a reload and a page that is ended, at ${width} px`, async ({
    openAs,
    product,
    guard,
  }) => {
    guard.mayFault(WITHOUT_NETWORK);
    await askFor(openAs);
    const { page, dialog } = await openForm(openAs, product, `sender-${width}`);
    await page.setViewportSize({ width, height });
    await expect(part(dialog, 'Poster')).toContainText('Up to 2 pictures: JPEG, PNG or WebP');
    await expect(dialog.getByLabel('Work link (URL)')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Description', { exact: true }).fill('A map of the valley.');
    const line = await lineOf(page);

    await test.step('a break, and a reload in the middle', async () => {
      await line(600_000);
      await fileField(dialog, 'Project').setInputFiles(PROJECT);
      await expect(dialog).toContainText('1 file, 15 MB to send.');
      await untilSent(dialog, 'project.bin', 500_000);
      await expectNoAxeViolations(page);
      await line('none');
      await expect(dialog).toContainText('No connection. It goes on by itself');
      await line(600_000);
      await untilSent(dialog, 'project.bin', 1_200_000);
      // So that it is not whole before somebody pauses it, however busy the machine is.
      await line(60_000);
      await page.reload();
      await expect(dialog).toContainText('Your draft and 1 file from this browser are back.');
      await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
        'A map of the valley.',
      );
    });

    await test.step('pause, and go on', async () => {
      await line(60_000);
      await dialog.getByRole('button', { name: 'Pause: project.bin' }).click();
      await expect(dialog).toContainText('Paused.');
      await dialog.getByRole('button', { name: 'Go On: project.bin' }).click();
      await expect(dialog.getByRole('button', { name: 'Pause: project.bin' })).toBeVisible();
    });

    const later = await test.step('the page ends while a file is chosen', async () => {
      const opened = page.waitForEvent('filechooser');
      await fileField(dialog, 'Poster').click();
      await opened;
      const next = await page.context().newPage();
      await next.setViewportSize({ width, height });
      await page.close();
      await next.goto(FORM_AT);
      const form = formIn(next);
      await expect(form).toContainText(
        'Your phone closed this page while you chose a file for Poster',
      );
      await expect(form).toContainText('Your draft and 1 file from this browser are back.');
      await fileField(form, 'Poster').setInputFiles(POSTER);
      await expect(form).not.toContainText('Your phone closed this page');
      return next;
    });

    await test.step('handed in as soon as the files are there', async () => {
      const form = formIn(later);
      await form.getByRole('button', { name: 'Submit Work' }).click();
      await expectToast(later, 'Submission successful!');
      const receipt = later.getByRole('dialog', { name: 'Your work has arrived' });
      const [work] = await call<{ id: number }[]>(later, 'GET', '/user/submissions');
      const [handed] = await call<HandedWork[]>(
        later,
        'GET',
        `/user/submissions/${work?.id}/parts`,
      );
      const files = handed?.parts.flatMap(({ files: of }) => of) ?? [];
      expect(files.map(({ name, sha256 }) => [name, sha256])).toEqual([
        ['poster.png', shaOf(POSTER.buffer)],
        ['project.bin', shaOf(PROJECT.buffer)],
      ]);
      for (const { name, sha256 } of files) {
        await expect(receipt).toContainText(name);
        await expect(receipt).toContainText(sha256);
      }
      await expect(receipt.getByRole('link', { name: `/receipt/${handed?.code}` })).toBeVisible();
      await expectNoAxeViolations(later);
    });

    await test.step('My Submissions shows the files, and nothing waits any more', async () => {
      await later.goto('/user/work-submissions');
      await later.getByRole('button', { name: 'AI & Web Design' }).click();
      const panel = later.getByRole('dialog', { name: 'AI & Web Design' });
      await expect(panel).toContainText('poster.png');
      await expect(panel).toContainText('project.bin');
      const kept = await later.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('.upload.')),
      );
      expect(kept).toEqual([]);
    });
  });
}

test('what is found is said before it is sent, and refused where the organisers say so', async ({
  openAs,
  product,
}) => {
  const poster = {
    ...{ ...PART, id: 'poster', name: 'Poster', kind: 'picture', most: 1 },
    ...{ print: 'A4', least_dpi: 300 },
  };
  await askFor(openAs, { parts: [poster], refuses_findings: true });
  const { page, dialog } = await openForm(openAs, product, 'finder');
  const field = fileField(dialog, 'Poster');
  await expect(field).toHaveAttribute('accept', /^image\/jpeg,(?!.*hei)/);

  await test.step('nothing at all', async () => {
    await dialog.getByLabel('Description', { exact: true }).fill('A poster.');
    await dialog.getByRole('button', { name: 'Submit Work' }).click();
    await expect(part(dialog, 'Poster')).toContainText('Poster is missing.');
    await expect(field).toBeFocused();
    await expectNoAxeViolations(page);
  });

  await test.step('another kind, and too few pixels', async () => {
    await field.setInputFiles({ ...POSTER, buffer: Buffer.from('%PDF-1.7 none') });
    const alert = part(dialog, 'Poster').getByRole('alert');
    await expect(alert).toContainText('poster.png was not sent.');
    await field.setInputFiles({ ...POSTER, buffer: pngOf(595, 842) });
    await expect(alert).toContainText('A4 at 300 dpi needs');
    await expectNoAxeViolations(page);
    expect(await call<OwnUpload[]>(page, 'GET', UPLOADS)).toEqual([]);
  });

  await test.step('mended', async () => {
    await field.setInputFiles({ ...POSTER, buffer: pngOf(2480, 3508) });
    await expect(sent(dialog, 'poster.png')).toBeVisible();
    await expect(part(dialog, 'Poster')).not.toContainText('was not sent');
    await dialog.getByRole('button', { name: 'Submit Work' }).click();
    await expectToast(page, 'Submission successful!');
  });
});

test('whoever comes back finds what waits, and nobody else sends it', async ({
  openAs,
  product,
  guard,
}) => {
  guard.mayFault(WITHOUT_NETWORK);
  await askFor(openAs);
  const { page, dialog } = await openForm(openAs, product, 'comes-back');
  const line = await lineOf(page);
  await line(400_000);
  await fileField(dialog, 'Project').setInputFiles(PROJECT);
  await untilSent(dialog, 'project.bin', 300_000);
  const context = page.context();
  const next = await context.newPage();
  await page.close();

  await test.step('somebody else at the same browser', async () => {
    const query = new URLSearchParams({
      login_hint: 'student@example.test',
      return_to: '/user/events',
    });
    await next.goto(`/api/oauth/login?${query}`);
    await expect(cardOf(next, 'AI & Web Design')).toBeVisible();
    await expect(next.getByText('Your files for AI & Web Design')).toHaveCount(0);
    const theirs = await call<OwnUpload[]>(next, 'GET', UPLOADS);
    expect(theirs.filter(({ name }) => name === 'project.bin')).toEqual([]);
  });

  await test.step('the same person', async () => {
    const query = new URLSearchParams({
      login_hint: 'new-comes-back@example.test',
      return_to: '/user/events',
    });
    await next.goto(`/api/oauth/login?${query}`);
    const popup = next.getByRole('dialog', { name: 'Your files for AI & Web Design' });
    await expect(popup).toContainText('They are not handed in yet.', { timeout: 60_000 });
    await expectNoAxeViolations(next);
    await popup.getByRole('link', { name: 'Open the Form' }).click();
    await expect(sent(formIn(next), 'project.bin')).toBeVisible();
    const [own] = await call<OwnUpload[]>(next, 'GET', UPLOADS);
    expect(own).toMatchObject({ name: 'project.bin', sha256: shaOf(PROJECT.buffer) });
  });
});

test('an upload that was begun in time may end after the deadline', async ({ openAs, product }) => {
  await askFor(openAs);
  const { page, dialog } = await openForm(openAs, product, 'late');
  await dialog.getByLabel('Description', { exact: true }).fill('Just in time.');
  await fileField(dialog, 'Poster').setInputFiles(POSTER);
  await expect(sent(dialog, 'poster.png')).toBeVisible();
  await setClock(product, '2025-08-14T00:10:00+05:45');
  await page.goto(FORM_AT);
  await expect(dialog).toContainText(
    'You began to send in time, so you can hand this in until 14 August 2025, 00:29 NPT.',
  );
  await dialog.getByRole('button', { name: 'Submit Work' }).click();
  await expectToast(page, 'Submission successful!');
  await expect(page.getByRole('dialog', { name: 'Your work has arrived' })).toContainText(
    'Begun in time',
  );
  await setClock(product, '2025-08-14T01:00:00+05:45');
  await page.goto(FORM_AT);
  await expect(page.getByRole('dialog', { name: 'AI & Web Design' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an upload is tried from the day one is registered', async ({ openAs, product }) => {
  await askFor(openAs);
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openRegistered(openAs, 'tries', ID);
  await page.goto(`/user/events/${ID}`);
  await page.getByRole('button', { name: 'Try an Upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try an upload' });
  await expect(dialog).toContainText('thrown away after a day');
  await dialog.getByRole('button', { name: 'Send 2 MB Without Choosing' }).click();
  await expect(dialog).toContainText('It arrived whole.');
  await expect(dialog).toContainText(/Poster may have 20 MB: that takes .+ from here\./);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => call<OwnUpload[]>(page, 'GET', UPLOADS)).toEqual([]);
});
