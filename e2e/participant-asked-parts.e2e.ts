import { randomBytes } from 'node:crypto';
import { askFor, formIn, ID, openForm, POSTER, PROJECT } from './asked-parts.ts';
import { pngOf } from './handed-files.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { EVENTS, openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';
import { lineOf } from './slow-line.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const PLAIN = EVENTS.photoStory;
const README = { name: 'README.md', mimeType: '', buffer: Buffer.from('# What it is') };

test('what an event asks to hand in is read before one registers', async ({ openAs, product }) => {
  await askFor(openAs, [POSTER, { ...PROJECT, required: false }]);
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openParticipant(openAs, 'asks-first', `/user/events/${ID}`);
  const asked = page.getByRole('listitem');
  await expect(asked.filter({ hasText: 'Poster: ' })).toHaveText(
    'Poster: A picture: JPEG, PNG or WebP, for A3 with at least 150 dpi, at most 20 MB. Photograph the whole sheet.',
  );
  await expect(asked.filter({ hasText: 'Project (optional): ' })).toContainText('with a README');
  await expect(asked.filter({ hasText: 'Description: at most 500 words' })).toBeVisible();
  await expect(page.getByText('Link to your work')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto(`/user/events/${PLAIN}`);
  await expect(page.getByRole('heading', { name: 'What to hand in' })).toBeVisible();
  await expect(page.getByText('For this event you hand in:')).toHaveCount(0);
});

test('what waits is said on a phone, and a link that is not asked for is not named', async ({
  openAs,
  product,
}) => {
  await askFor(openAs, [POSTER]);
  const page = await openForm(openAs, product, 'mends');
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = formIn(page);

  await test.step('no link is asked for, nor named', async () => {
    await dialog.getByRole('button', { name: 'Submit Work' }).click();
    await expect(dialog.getByText('Description is required.')).toBeVisible();
    await expect(dialog).not.toContainText('Work link and description');
  });

  await test.step('the files that wait', async () => {
    const small = { name: 'small.png', mimeType: 'image/png', buffer: pngOf(842, 1191) };
    await dialog.getByLabel('Choose a File: Poster').setInputFiles(small);
    await expect(
      dialog
        .getByRole('listitem')
        .filter({ hasText: /\bSent\./ })
        .first(),
    ).toBeVisible();
    await dialog.getByLabel('Description', { exact: true }).fill('A poster.');
    await page.goto('/user/events');
    const strip = page.getByRole('dialog', { name: 'Your files for AI & Web Design' });
    await expect(strip.getByText('They are not handed in yet.')).toBeVisible();
    await strip.getByRole('link', { name: 'Open the Form' }).click();
  });
});

test('what was packed where nothing can be kept is not asked for as a file', async ({
  openAs,
  product,
  guard,
}) => {
  guard.mayFault(WITHOUT_NETWORK);
  await askFor(openAs, [PROJECT]);
  const page = await openForm(openAs, product, 'private');
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('None', 'SecurityError'));
    Object.defineProperty(navigator.storage, 'getDirectory', { value: refuse });
    Object.defineProperty(indexedDB, 'open', {
      value: () => {
        throw new DOMException('None', 'SecurityError');
      },
    });
  });
  await page.reload();
  const dialog = formIn(page);
  const line = await lineOf(page);
  await line(200_000);
  const picture = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: randomBytes(6_000_000) };
  await dialog.getByLabel('Choose a File: Project').setInputFiles([README, picture]);
  await expect(dialog).toContainText('Being sent');
  await page.reload();
  await expect(dialog).toContainText('Remove it, and choose its files again.');
  await expect(dialog.getByRole('button', { name: /^Choose the Same File/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Remove: work.zip' }).click();
  await line('fast');
  await dialog.getByLabel('Choose a File: Project').setInputFiles([README]);
  await expect(dialog.getByRole('listitem').filter({ hasText: /\bSent\./ })).toBeVisible();
});
