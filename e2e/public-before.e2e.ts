import { expect, expectNoAxeViolations, test } from './product.ts';
import { timelineOf, withoutAdvert } from './public-site.ts';

test.use({ clockStart: '2025-06-20T10:00:00+05:45' });

const OPENING = Date.parse('2025-06-24T00:00:00+05:45');
const UNITS = ['Days', 'Hours', 'Minutes', 'Seconds'] as const;
const SECONDS = { Days: 86_400, Hours: 3600, Minutes: 60, Seconds: 1 };

test('the countdown follows the clock of the server, whatever the device believes', async ({
  page,
}) => {
  await withoutAdvert(page);
  await page.clock.install({ time: new Date('2031-02-03T04:05:06Z') });
  await page.clock.pauseAt(new Date('2031-02-03T04:06:00Z'));
  const told = page.waitForResponse('**/api/public/site');
  await page.goto('/');
  await expect(page.getByText('Registration Opens In', { exact: true })).toBeVisible();
  const timer = page.getByRole('timer', { name: 'Registration Opens In' });
  const left = async () => {
    const words = (await timer.innerText()).split(/\s+/);
    const value = (unit: (typeof UNITS)[number]) => Number(words[words.indexOf(unit) - 1]);
    return UNITS.reduce((sum, unit) => sum + value(unit) * SECONDS[unit], 0);
  };
  // From here the page knows what time it is: what it reads next comes after what it read before.
  await (await told).finished();
  await page.evaluate(async () => (await fetch('/api/public/site')).text());
  const site = (await (await page.request.get('/api/public/site')).json()) as { now: string };
  const first = await left();
  expect(Math.abs(first - (OPENING - Date.parse(site.now)) / 1000)).toBeLessThan(30);

  await page.clock.runFor(3000);
  expect(await left()).toBe(first - 3);
  await expect(page.getByText('Registrations are now open!')).toBeHidden();

  await page.clock.fastForward((first - 3) * 1000);
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await expect(timer).toBeHidden();
});

test('before the opening everything is still to come', async ({ page }) => {
  await withoutAdvert(page);
  await page.goto('/');
  await expect(page.getByText('Registration opens on 24 June 2025.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register Now', exact: true })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'See the events' })).toHaveCount(0);
  expect(await timelineOf(page)).toEqual([
    'Registrations Open: 24 June 2025: Next',
    'Registrations Deadline: 8 August 2025: later',
    'Work Submissions: 9–13 August 2025: later',
    'Event Date: 15 August 2025: later',
  ]);
  await expectNoAxeViolations(page);
  await page.goto('/event/details');
  expect(await timelineOf(page)).toEqual([
    'Registrations open: 24 June 2025: Next',
    'Registration deadline: 08 August 2025: later',
    'Workshops and work submissions: 09–13 August 2025: later',
    'Final event: 13 August 2025: later',
  ]);
});

test('no workshop can be joined yet', async ({ openAs }) => {
  const page = await openAs('student', '/user/workshops');
  await expect(
    page.getByText('No workshops available right now. Please check back later.'),
  ).toBeVisible();
});
