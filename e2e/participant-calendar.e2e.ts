import { readFile } from 'node:fs/promises';
import { EVENTS, openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

const WHEN_AND_WHERE = 'Fri 15 August, 10:00 to 16:00 · Hall B, Pratibha College';

test('the dates of an event go into a calendar, from its page and from the sheet after registering', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'dates', `/user/events/${EVENTS.graphicDesign}`);
  await expect(page.getByText(WHEN_AND_WHERE, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to bring' })).toBeVisible();
  await expect(page.getByText('Your work on paper, in A4, A3 or larger.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open a map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  const summary = page.getByText('Add to calendar', { exact: true });
  await summary.click();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'All dates as a file (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('graphic-design.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY:Submission closes: Graphic Design\r\n');
  expect(file).toContain('LOCATION:Hall B\\, Pratibha College\\, ');
  const google = page.getByRole('link', { name: 'Google Calendar: Submission closes' });
  await expect(google).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render/,
  );
  await expect(google).toHaveAttribute('rel', 'noopener noreferrer');

  await test.step('on paper there is the event without what frames it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByText('Demo clock')).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Register' }).first().click();
  const form = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  await form.getByRole('radio', { name: 'Facebook' }).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: 'Add to calendar' });
  await expect(sheet.getByText(WHEN_AND_WHERE, { exact: true })).toBeVisible();
  await sheet.getByText('Add to calendar', { exact: true }).click();
  const foot = await sheet.getByRole('button', { name: 'Done' }).boundingBox();
  const last = sheet.getByRole('link', { name: 'Let a calendar follow all your events' });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(foot?.y ?? 0);
  await expect(sheet.getByRole('link', { name: /Registration closes/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText(/^#\d+ · /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
