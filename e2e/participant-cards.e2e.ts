import type { Page } from '@playwright/test';
import { call, cardOf, EVENTS, openRegistered, review } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

/** Event, button, and the reason in words; an enabled button has none. */
type Row = readonly [title: string, button: string, reason: string | null];

async function expectRows(page: Page, rows: readonly Row[]): Promise<void> {
  for (const [title, label, reason] of rows) {
    const card = cardOf(page, title);
    const button = card.getByRole('button');
    await expect.soft(button, title).toHaveText(label);
    if (reason === null) {
      await expect.soft(button, title).toBeEnabled();
    } else {
      await expect.soft(button, title).toBeDisabled();
      await expect.soft(button, title).toHaveAccessibleDescription(reason);
      await expect.soft(card.getByText(reason, { exact: true }), title).toBeVisible();
    }
  }
}

const AT_REGISTERED = 'You are already registered for this event.';
const AT_REJECTED = 'Your registration was rejected.';
const AT_CLOSED = 'Registration for this event is closed.';

test('what a student may do while events are open, full, closed, over or internal', async ({
  openAs,
  product,
}) => {
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openAs('student', '/user/events');
  await expectRows(page, [
    ['Line Follower Robot Race', 'Coming Soon', 'Registration has not opened yet.'],
    ['Graphic Design', 'Register', null],
    ['Open Source Day', 'Register', null],
    ['Interface Design Lab', 'Not Available', 'All places for this event are taken.'],
    [
      'College Hackathon Preselection',
      'Internal Only',
      'This event is open to internal participants only.',
    ],
    ['Cyber Safety Workshop', 'Not Available', AT_CLOSED],
    // Works are handed in, but who is not registered sees Registration Closed (R4.4).
    ['Photo Story: My Neighbourhood', 'Not Available', AT_CLOSED],
    ['AI & Web Design 2024', 'Not Available', 'This event has ended.'],
  ]);
  // When and where it is, as far as it is said; of the others the venue of the edition.
  for (const [title, line] of [
    ['Graphic Design', 'Fri 15 August, 10:00 to 16:00 · Hall B, Pratibha College'],
    ['Line Follower Robot Race', 'Tue 12 August · Pratibha College'],
  ] as const)
    await expect(cardOf(page, title).getByText(line, { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('what a registered participant may do, before, in and after the windows', async ({
  openAs,
  product,
}) => {
  await setClock(product, '2025-06-20T10:00:00+05:45');
  const page = await openAs('internal', '/user/events');
  await expectRows(page, [
    ['Data Storytelling Contest', 'Submission Accepted', 'Your submission has been accepted.'],
    ['AI & Web Design', 'Coming Soon', 'Registration has not opened yet.'],
  ]);

  await setClock(product, '2025-07-16T10:00:00+05:45');
  await page.reload();
  await expectRows(page, [
    ['Mobile App Idea Pitch', 'Not Available', 'Submissions have not opened yet.'],
    ['Graphic Design', 'Already Registered', AT_REGISTERED],
    ['Cyber Safety Workshop', 'Already Registered', AT_REJECTED],
    ['College Hackathon Preselection', 'Already Registered', AT_REJECTED],
    [
      'Photo Story: My Neighbourhood',
      'Work Submitted',
      'Your work has been submitted and is awaiting review.',
    ],
    ['Data Storytelling Contest', 'Not Available', 'Your submission has been accepted.'],
  ]);

  await setClock(product, '2025-07-20T10:00:00+05:45');
  await page.reload();
  await expectRows(page, [['Mobile App Idea Pitch', 'Submit Work', null]]);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    // What they can do now, then what they are in, then the rest.
    ...['Mobile App Idea Pitch', 'Open Source Day', 'AI & Web Design'],
    ...['Photo Story: My Neighbourhood', 'Graphic Design'],
    'Line Follower Robot Race',
    // Their registrations were rejected.
    'College Hackathon Preselection',
    'Interface Design Lab',
    // What is over: what they were in first.
    ...['Data Storytelling Contest', 'AI & Web Design 2024', 'Graphic Design 2024'],
    'Cyber Safety Workshop',
  ]);
  // A card tells the date that matters to the person: no deadline to who was rejected.
  await expect(cardOf(page, 'Graphic Design')).toContainText('from 9 August 2025, 00:00 NPT');
  await expect(cardOf(page, 'College Hackathon Preselection')).not.toContainText('opens in');
  await expectNoAxeViolations(page);

  await setClock(product, '2025-08-01T10:00:00+05:45');
  await page.reload();
  await expectRows(page, [
    ['Mobile App Idea Pitch', 'Not Available', 'Submissions for this event are closed.'],
    [
      'College Hackathon Preselection',
      'Not Available',
      'Your registration for this event was rejected, so work cannot be submitted.',
    ],
  ]);
});

test('on its day an event stands first to who takes part, until the day has passed', async ({
  openAs,
  product,
}) => {
  const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openRegistered(openAs, 'day', EVENTS.graphicDesign);
  const PENDING = 'You are in, unless the organisers tell you otherwise.';
  const card = cardOf(page, 'Graphic Design');
  for (const [at, day] of [
    ['2025-08-14T10:00:00+05:45', 'Tomorrow, 15 August'],
    ['2025-08-15T10:00:00+05:45', 'Today, 15 August'],
  ] as const) {
    await setClock(product, at);
    await page.goto('/user/events');
    await expect(titles(page).first()).toHaveText('Graphic Design');
    await expect(card).toContainText(day);
    await expect(card.getByText(PENDING)).toBeVisible();
    await expectRows(page, [
      ['Graphic Design', 'Not Available', 'Submissions for this event are closed.'],
    ]);
    await expect(card.getByText(/closed yesterday|closed 2 days ago/)).toBeVisible();
    await expectNoAxeViolations(page);
  }
  // Its banner is whole, those of what is over are strips; the heading comes before the badges.
  const heightOf = async (title: string) =>
    (await cardOf(page, title).locator('[data-over]').boundingBox())?.height ?? 0;
  expect(await heightOf('Graphic Design')).toBeGreaterThan(100);
  expect(await heightOf('Open Source Day')).toBeLessThan(100);
  await expect(card).toContainText(/^Graphic Design.*Registration · Pending.*Not Available$/s);
  await expect(card.getByRole('button')).toHaveAccessibleName('Not Available: Graphic Design');
  await card.getByRole('link', { name: 'Graphic Design' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Registration · Pending')).toBeInViewport();
  await expect(main.getByText('Event date Today, 15 August')).toBeInViewport();
  await expect(main.getByText(PENDING)).toBeVisible();
  await setClock(product, '2025-08-16T00:00:00+05:45');
  await page.goto('/user/events');
  await expect(card).toContainText('15 August 2025');
  await expect(card.getByText(PENDING)).toHaveCount(0);
});

test('what the organisers decided about a work decides the button', async ({ openAs, product }) => {
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openAs('internal', '/user/events');
  const list = await call<{ id: number; submission_id: number }[]>(
    page,
    'GET',
    '/user/available/events',
  );
  const id = list.find((event) => event.id === EVENTS.photoStory)?.submission_id ?? 0;
  await review(openAs, id, { status: 'RESUBMISSION_REQUIRED', remarks: 'Add your sources.' });
  await page.reload();
  await expectRows(page, [['Photo Story: My Neighbourhood', 'Resubmit Work', null]]);

  const photo = cardOf(page, 'Photo Story: My Neighbourhood');
  await photo.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resubmit Work' }).click();
  await dialog.getByRole('button', { name: 'Send Anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'Your work has arrived' })).toBeVisible();
  await review(openAs, id, { status: 'REJECTED', remarks: '' });
  await page.reload();
  await expectRows(page, [
    ['Photo Story: My Neighbourhood', 'Submission Rejected', 'Your submission has been rejected.'],
  ]);
});
