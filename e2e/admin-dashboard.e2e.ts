import type { Dashboard } from '@pratibha/contract/dashboard';
import { factOf, openDesk } from './admin-desk.ts';
import { call, cutOff } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test('the dashboard counts, lists, plots and looks ahead', async ({ openAs, product }) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/dashboard');
  const main = page.locator('main');

  await test.step('it begins with what is to be done', async () => {
    await expect(main.locator('h2').first()).toHaveText('To Do');
    const toDo = main.getByRole('region', { name: 'To Do' });
    const figures = await call<Dashboard>(page, 'GET', '/admin/dashboard');
    const links = toDo.getByRole('link');
    await expect(links.nth(0)).toHaveText(
      `Decide on ${figures.pending_registrations} registrations`,
    );
    await expect(links.nth(1)).toHaveText(`Decide on ${figures.pending_submissions} submissions`);
    const [most] = figures.per_event.toSorted((a, b) => waitingIn(b) - waitingIn(a));
    await expect(links.nth(2)).toHaveAttribute(
      'href',
      new RegExp(`event=${most?.id}&status=PENDING$`),
    );
    await expect(links).toHaveCount(5);
  });

  await test.step('the four cards count what is there, and lead to what waits', async () => {
    const cards = [
      ['Active Users', '245'],
      ['Events', '12'],
      ['Registrations', '863'],
      ['Submissions', '431'],
    ] as const;
    for (const [label, count] of cards) await expect(factOf(main, label)).toHaveText(count);
    const pending = page.getByRole('link', { name: / pending$/ });
    await expect(pending).toHaveCount(2);
    await expect(pending.first()).toHaveAttribute('href', '/admin/registrations?status=PENDING');
    await expect(pending.last()).toHaveAttribute('href', '/admin/submissions?status=PENDING');
  });

  await test.step('the table has the events that everybody may know', async () => {
    const table = page.getByRole('table', { name: 'Events' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Event Title',
      'Status',
      'Registration Open',
      'Registration Close',
    ]);
    const robots = table.getByRole('row').filter({ hasText: 'Line Follower Robot Race' });
    await expect(robots).toContainText('Active');
    await expect(robots).toContainText('Upcoming');
    await expect(robots).toContainText('0/32 registered');
    const lab = table.getByRole('row').filter({ hasText: 'Interface Design Lab' });
    await expect(lab).toContainText('Registration open');
    await expect(lab).toContainText(/40\/40 registered · \d+ undecided/);
    const photos = table.getByRole('row').filter({ hasText: 'Photo Story' });
    await expect(photos).toContainText('Submission open');
    await expect(photos).toContainText('130 registered');
    await expect(table.getByRole('row').nth(1)).toContainText('Registration open');
    await expect(table.getByRole('row').last()).toContainText('Ended');
    await expect(robots).toContainText('21 July 2025, 10:00');
    await expect(robots).toContainText('5 August 2025, 23:59');
  });

  const calendar = page.getByRole('region', { name: 'Calendar' });

  await test.step('the calendar marks past, today and future by the clock of the server', async () => {
    await expect(calendar.getByRole('heading')).toHaveText('July 2025');
    await expect(calendar.locator('[aria-current="date"]')).toHaveText('16');
    const past = calendar.getByRole('button', { name: /^5 July 2025, past event$/ });
    const future = calendar.getByRole('button', { name: /^19 July 2025, upcoming event$/ });
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    const [grey, green] = [await past.evaluate(fill), await future.evaluate(fill)];
    expect(isGreen(grey), `${grey}, past`).toBe(false);
    expect(isGreen(green), `${green}, future`).toBe(true);
    await future.click();
    await expect(calendar.getByRole('status')).toHaveText('19 July 2025: Cyber Safety Workshop');
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect(calendar.getByRole('heading')).toHaveText('August 2025');
    await expect(calendar.locator('[data-event="future"]').first()).toBeVisible();
    await calendar.getByRole('button', { name: 'Previous month' }).click();
  });

  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });

  await test.step('the panel tells of the two soonest events', async () => {
    const items = upcoming.locator('ul > li');
    await expect(items.getByRole('heading')).toHaveText([
      'Cyber Safety Workshop',
      'Interface Design Lab',
    ]);
    await expect(items.first()).toContainText('Passwords, phishing and privacy');
    await expect(items.first()).toContainText('Active');
    await expect(factOf(items.first(), 'Registration')).toHaveText('10 June 2025 – 12 July 2025');
    await expect(items.first().locator('dt')).toHaveText(['Registration']);
  });

  await test.step('the plot tells the values of a day, and has a table for readers', async () => {
    const activity = page.getByRole('region', { name: 'Activity, last 30 days' });
    const told = activity.locator('p strong');
    await expect(told).toHaveText('16 July 2025');
    await activity.locator('.u-over').hover({ position: { x: 1, y: 60 } });
    await expect(told).toHaveText('17 June 2025');
    await activity.getByText('Show as a table').click();
    const days = activity.getByRole('row');
    await expect(days).toHaveCount(31);
    await expect(days.nth(0)).toHaveText(/Date\s*Registrations\s*Submissions/);
    await expect(days.nth(1)).toContainText('16 July 2025');
  });

  await expectNoAxeViolations(page);

  await test.step('this year is one press away, here and in every list, and one press takes it off', async () => {
    const thisYear = page.getByRole('button', { name: 'This year' });
    const said = page.getByText('Only what belongs to 2025');
    await thisYear.click();
    await expect(page).toHaveURL(/\/admin\/dashboard\?edition=2025$/);
    await expect(said).toBeVisible();
    await expect(factOf(main, 'Events')).toHaveText('10');
    await expect(factOf(main, 'Registrations')).toHaveText('613');
    const table = page.getByRole('table', { name: 'Events' });
    await expect(table.locator('tbody tr')).toHaveCount(10);
    await expect(page.getByRole('link', { name: / pending$/ }).first()).toHaveAttribute(
      'href',
      '/admin/registrations?edition=2025&status=PENDING',
    );
    await expectNoAxeViolations(page);

    for (const list of ['events', 'registrations', 'submissions']) {
      await page.goto(`/admin/${list}`);
      await expect(page).toHaveURL(new RegExp(`/admin/${list}\\?edition=2025$`));
      await expect(said).toBeVisible();
      await expect(thisYear).toHaveAttribute('aria-pressed', 'true');
    }
    await page.reload();
    await expect(said).toBeVisible();
    const event = page.getByRole('combobox', { name: 'Filter by Event' });
    await expect(event.getByRole('option')).toHaveCount(11);
    await expectNoAxeViolations(page);
    // A link to one event leads to it, whatever its year.
    await page.goto('/admin/registrations?event=1');
    await expect(page.getByRole('combobox', { name: 'Edition' })).toHaveValue('');
    await page.goto('/admin/events?edition=1999');
    await expect(page).toHaveURL(/\/admin\/events\?edition=2025$/);

    await page.getByRole('combobox', { name: 'Edition' }).selectOption('2024');
    await expect(page.getByText('Only what belongs to 2024')).toBeVisible();
    await expect(thisYear).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Show all editions' }).click();
    await expect(page).toHaveURL(/\/admin\/events$/);
    await page.goto('/admin/dashboard');
    await expect(factOf(main, 'Registrations')).toHaveText('863');
    await expect(thisYear).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });

  await test.step('on the day of an event it is outlined, and tells its submission dates', async () => {
    await setClock(product, '2025-07-27T09:00:00+05:45');
    await page.reload();
    const today = calendar.getByRole('button', { name: '27 July 2025, today' });
    await expect(today).toHaveAttribute('aria-current', 'date');
    const first = upcoming.locator('ul > li').first();
    await expect(first.getByRole('heading')).toHaveText('Photo Story: My Neighbourhood');
    await expect(factOf(first, 'Submission')).toHaveText('9 July 2025 – 22 July 2025');
  });

  await test.step('without events it says so', async () => {
    await page.route('**/api/public/events/available', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(upcoming).toContainText('No upcoming events.');
    await expect(page.getByText('No Data Found')).toBeVisible();
  });
});

function waitingIn(figures: Dashboard['per_event'][number]): number {
  return figures.pending_registrations + figures.pending_submissions;
}

/** Whether green leads in a colour; reads rgb() and color(). */
function isGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return green > red && green > blue;
}

test('a plot whose code cannot be fetched leaves the dashboard whole', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/^console: /);
  const page = await openDesk(openAs, 'eventadmin', '/unauthorized');
  await page.route(/\/assets\/ActivityPlot-.*\.js$/, cutOff);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('The plot cannot be shown here')).toBeVisible();
  await expect(factOf(page.locator('main'), 'Active Users')).not.toHaveText('');
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  await expectNoAxeViolations(page);
});
