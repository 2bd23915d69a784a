import { expectAdminToast, openDesk } from './admin-desk.ts';
import { EVENTS, gate, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('an announcement to those of a list: written, tried out, sent, read at the bell', async ({
  openAs,
}) => {
  const student = await openRegistered(openAs, 'announced', EVENTS.webDesign);
  const page = await openDesk(openAs, 'admin', `/admin/registrations?event=${EVENTS.webDesign}`);
  await page.getByRole('button', { name: 'Announce to these' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write an announcement');
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue(String(EVENTS.webDesign));
  const save = page.getByRole('button', { name: 'Save as a draft' });
  await page.getByLabel('Subject').fill('{{event|The event}} moves');
  await page.getByLabel('Text', { exact: true }).fill('Dear {{mobile|student}},');
  await save.click();
  await expect(page.getByText('there is no placeholder “mobile”')).toBeVisible();
  await page
    .getByLabel('Text', { exact: true })
    .fill('Dear {{first_name|student}},\n\nsee https://example.edu/hall.');
  await expectNoAxeViolations(page);
  await save.click();
  await expect(page).toHaveURL(/\/admin\/announcements\/\d+$/);
  await expectAdminToast(page, 'success', 'Saved.');

  const preview = page.getByRole('region', { name: 'As a recipient gets it' });
  await expect(preview.getByText('AI & Web Design moves', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send it to me as a test' }).click();
  await expectAdminToast(page, 'success', 'The test is on its way to you.');

  const send = page.getByRole('button', { name: /^Send to \d+ people$/ });
  const count = /\d+/.exec(await send.innerText())?.[0] ?? '';
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Send this announcement?' });
  await expect(dialog).toContainText(`goes to ${count} people`);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: `Send to ${count} people` }).click();
  const progress = page.getByRole('region', { name: 'What became of it' });
  await expect(progress.getByText('Recipients').locator('..')).toContainText(count);
  await expectNoAxeViolations(page);

  await test.step('put above the events', async () => {
    const part = page.getByRole('region', { name: 'Above the events' });
    await expect(part.getByRole('status')).toHaveText('It does not stand there.');
    await part.getByLabel('From').fill('2025-07-16T09:00');
    await part.getByLabel('Until').fill('2025-07-16T08:00');
    await part.getByRole('button', { name: 'Put It Above the Events' }).click();
    await expect(part.getByText('Choose an end after the beginning.')).toBeVisible();
    await part.getByLabel('Until').fill('2025-07-16T11:00');
    await part.getByRole('button', { name: 'Put It Above the Events' }).click();
    await expect(part.getByRole('status')).toHaveText(
      'It stands there, from 16 July 2025, 09:00 NPT until 16 July 2025, 11:00 NPT.',
    );
    await expectNoAxeViolations(page);
  });

  await test.step('it comes with the page, which does not move, and goes at its end', async () => {
    const { hold, open } = gate();
    await student.route(/\/assets\/.*\.js$/, hold);
    await student.clock.install();
    // A busy machine sends a page without what it shows, rather than late (ADR 27).
    const isWhole = async () => {
      const response = await student.goto('/user/events', { waitUntil: 'commit' });
      return (await response?.text())?.includes('AI &amp; Web Design moves');
    };
    await expect.poll(isWhole).toBe(true);
    const strip = student.getByRole('region', { name: 'Announcement' });
    await expect(strip.getByText('AI & Web Design moves')).toBeVisible();
    const upcoming = student.getByRole('button', { name: 'Upcoming' });
    const place = await upcoming.boundingBox();
    open();
    await upcoming.click();
    await expect(upcoming).toHaveAttribute('aria-pressed', 'true');
    await expect(strip.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(await upcoming.boundingBox()).toEqual(place);
    await expectNoAxeViolations(student);
    await student.clock.fastForward('01:00:00');
    await expect(strip).toHaveCount(0);
  });

  await test.step('closed it stays closed', async () => {
    await student.goto('/user/events');
    const strip = student.getByRole('region', { name: 'Announcement' });
    const kept = student.waitForResponse(/\/user\/strip\/\d+\/closed$/);
    await strip.getByRole('button', { name: 'Close' }).click();
    await expect(strip).toHaveCount(0);
    await expect(student.getByRole('article').first()).toBeVisible();
    await kept;
    await student.reload();
    await expect(student.getByRole('article').first()).toBeVisible();
    await expect(strip).toHaveCount(0);
  });

  await student.goto('/user/notifications');
  await student.getByRole('link', { name: 'AI & Web Design moves' }).click();
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('AI & Web Design moves');
  await expect(student.getByRole('link', { name: 'https://example.edu/hall' })).toBeVisible();
  await expectNoAxeViolations(student);
});

test('one that waits for its moment is taken back, and a draft is deleted', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/announcements?source=users');
  await page.getByLabel('Subject').fill('Meeting');
  await page.getByLabel('Text', { exact: true }).fill('At ten.');
  await page.getByLabel('Role').selectOption('SUPER_ADMIN');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page).toHaveURL(/\/admin\/announcements\/\d+$/);
  await page.getByLabel('When').fill('2030-01-01T10:00');
  const schedule = page.getByRole('button', { name: /^Schedule for/ });
  await schedule.click();
  await expect(page.getByRole('dialog')).toContainText('on 1 January 2030, 10:00 NPT.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Schedule for/ })
    .click();
  await page.getByRole('button', { name: 'Take back to the drafts' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete It' }).click();
  await expect(page).toHaveURL(/\/admin\/announcements$/);
  await expect(page.getByRole('link', { name: 'Write an announcement' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meeting', exact: true })).toBeHidden();
});
