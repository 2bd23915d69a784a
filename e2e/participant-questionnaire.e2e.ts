import type { Page } from '@playwright/test';
import { expectReadableUnderPointer } from './contrast.ts';
import { changeEvent } from './event-change.ts';
import { expectFocusInSight } from './focus-in-sight.ts';
import {
  call,
  cardOf,
  doubleClick,
  expectToast,
  fillProfile,
  gate,
  openParticipant,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { holdToasts } from './toasts.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

const MESSAGE = 'Please select or enter a valid response.';
const SENT = 'Registration successful!';

function dialogFor(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: `Register for ${title}` });
  return { dialog, submit: dialog.getByRole('button', { name: 'Submit' }) };
}

test('an incomplete profile leads over the profile and back to the questionnaire', async ({
  openAs,
}) => {
  const page = await openAs('newcomer', '/user/events');
  await cardOf(page, 'Graphic Design').getByRole('button', { name: 'Register' }).click();
  const gate = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await expect(gate).toContainText(
    'You need to complete your profile before registering or submitting work.',
  );
  await expectNoAxeViolations(page);
  await gate.getByRole('button', { name: 'Cancel' }).click();
  await expect(gate).toBeHidden();
  await expect(page).toHaveURL(/\/user\/events$/);
  await cardOf(page, 'Graphic Design').getByRole('button', { name: 'Register' }).click();
  await gate.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL(/\/user\/update-profile$/);
  await fillProfile(page);
  await holdToasts(page);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const { dialog } = dialogFor(page, 'Graphic Design');
  await expect(dialog).toBeVisible();
  // The toast of the profile comes over the questionnaire, and leaves its title in sight.
  const toast = await dialog.locator('.Toastify__toast').boundingBox();
  const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
  await expectToast(page, 'Profile updated successfully!');
  expect(toast?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  // The phone's way back closes what it came back to, at the first press.
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/events$/);
  await expect(dialog).toBeHidden();
});

test('the default question, with Other, and the toast once', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'default', '/user/events');
  await cardOf(page, 'Graphic Design').getByRole('button', { name: 'Register' }).click();
  const { dialog, submit } = dialogFor(page, 'Graphic Design');
  await expect(dialog.getByText('1. How do you know about the event?')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expect(dialog.getByLabel('Please specify')).toBeHidden();
  await submit.click();
  await expect(dialog.getByText(MESSAGE)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Facebook' })).toBeFocused();

  await dialog.getByRole('radio', { name: 'Other' }).check();
  // What the choice brings up is not wrong before it could be filled in.
  await expect(dialog.getByText(MESSAGE)).toBeHidden();
  await dialog.getByLabel('Please specify').fill('   ');
  await expect(dialog.getByText(MESSAGE)).toBeHidden();
  await page.reload();
  await expect(dialog.getByText('Your answers from this tab are back.')).toBeVisible();
  await expect(dialog.getByLabel('Please specify')).toBeFocused();
  await submit.click();
  await expect(dialog.getByText(MESSAGE)).toBeVisible();
  await expect(dialog.getByLabel('Please specify')).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Please specify').fill('कलेजको सूचना');
  await expect(dialog.getByText(MESSAGE)).toBeHidden();
  const { hold, open } = gate();
  await page.route('**/register', hold);
  const sending = await submit.boundingBox();
  await submit.click();
  await expectReadableUnderPointer(dialog.getByRole('button', { name: 'Sending…' }));
  await expectReadableUnderPointer(dialog.getByRole('button', { name: 'Cancel' }));
  open();
  await expectToast(page, SENT);
  await expect(page).toHaveURL(/\/user\/events$/);
  const card = cardOf(page, 'Graphic Design');
  await expect(card.getByRole('button', { name: 'Already Registered' })).toBeDisabled();

  const [stored] = await call<{ id: number }[]>(page, 'GET', '/user/registrations');
  const sheet = page.getByRole('dialog', { name: 'You are registered' });
  for (const words of [
    'Graphic Design',
    `#${stored?.id}`,
    /20 July 2025, 10:\d\d NPT \(UTC\+05:45\)/,
    'Pending means that the organisers have not looked at it yet.',
    '9 August, 00:00 – 13 August 2025, 23:59 NPT (opens in 19 days)',
    '15 August 2025',
    'until 8 August 2025, 23:59 NPT',
  ]) {
    await expect(sheet).toContainText(words);
  }
  await expectNoAxeViolations(page);
  // Whoever goes on pressing where Submit was presses nothing.
  if (sending === null) throw new Error('there was no Submit');
  const [x, y] = [sending.x + sending.width / 2, sending.y + sending.height / 2];
  for (const beside of [-30, 0, 30]) await page.mouse.click(x + beside, y);
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/user\/events$/);
  await page.reload();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect(card.getByRole('button')).toBeInViewport();
  await expect(card.getByRole('link', { name: 'Graphic Design', exact: true })).toBeFocused();

  await page.reload();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Source Day', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/events\/11$/);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});

test('in a long questionnaire, what has the focus lies in sight', {
  tag: '@layout',
}, async ({ openAs }) => {
  const page = await openParticipant(openAs, 'focus', '/user/events?register=11');
  const { dialog, submit } = dialogFor(page, 'Open Source Day');
  await submit.click();
  await expect(dialog.getByText(MESSAGE)).toHaveCount(3);
  await expectFocusInSight(dialog);
});

test('every type of question, with its message and its conditions', async ({ openAs, guard }) => {
  const page = await openParticipant(openAs, 'every-type', '/user/events?register=11');
  const { dialog, submit } = dialogFor(page, 'Open Source Day');
  await submit.click();
  await expect(dialog.getByText(MESSAGE)).toHaveCount(3);
  await expect(dialog.getByText('Please answer this question.')).toHaveCount(2);
  await expect(dialog.getByText('Enter 0 if this is your first time.')).toBeVisible();
  await expectNoAxeViolations(page);

  // Leaving a field empty moves nothing away from under the press that leaves it.
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await dialog.getByLabel('Please specify').focus();
  await dialog.getByRole('checkbox', { name: 'Git' }).check();
  await expect(dialog.getByLabel('Please specify')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('radio', { name: 'Seniors' }).check();
  await dialog.getByRole('checkbox', { name: 'Linux' }).check();
  await dialog.getByRole('checkbox', { name: 'Git' }).uncheck();
  const years = dialog.getByLabel(/^3\. How many years/);
  await years.fill('two');
  await expect(dialog.getByText('Enter a number.')).toBeVisible();
  await years.fill('2');

  // Numbered is what is asked: the link and what holds one back wait for the answer before them.
  const held = dialog.getByLabel(/^5\. What holds you back\?/);
  const link = dialog.getByLabel(/^5\. Link to your contribution/);
  await expect(held).toBeHidden();
  await expect(link).toBeHidden();
  await expect(dialog.getByLabel(/^5\. Which project/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'No', exact: true }).check();
  await held.fill('My English');
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await expect(held).toBeHidden();
  await expect(link).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  await link.focus();
  await link.blur();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill('javascript:alert(1)');
  const day = dialog.getByLabel(/^7\. On which day/);
  await expect(day).toHaveAttribute('type', 'date');
  await expect(day).toHaveAttribute('min', '2025-08-01');
  await expect(day).toHaveAttribute('max', '2025-08-08');
  await day.fill('2025-07-31');
  await expect(dialog.getByText('Enter a date not before 1 August 2025.')).toBeVisible();
  await day.fill('2025-08-09');
  await expect(dialog.getByText('Enter a date not after 8 August 2025.')).toBeVisible();
  await expectNoAxeViolations(page);
  await day.fill('2025-08-08');
  await expect(day).not.toHaveAttribute('aria-invalid', 'true');

  const project = dialog.getByLabel(/^6\. Which project/);
  await project.fill('word '.repeat(500));
  await expect(dialog.getByText('2,499 of 2,000 characters')).toBeVisible();
  await project.fill('एउटा शब्दकोश\nfor Nepali');
  await expect(dialog.getByText('23 of 2,000 characters')).toBeVisible();
  await submit.click();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill('code.example/me');

  const desk = await openAs('eventadmin', '/unauthorized');
  const { event_questions: before } = await call<{ event_questions: object }>(
    desk,
    'GET',
    '/admin/events/11',
  );
  const laptop = { question: 'Bring a laptop?', type: 'yes_no', required: true };
  await changeEvent(desk, 11, { event_questions: { ...before, 9: laptop } });
  guard.expectResponse(422, /register$/);
  await submit.click();
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'The organisers have just changed the questions',
  );
  await expect(dialog.getByText('8. Bring a laptop?')).toBeVisible();
  await expect(dialog.getByText(MESSAGE)).toBeHidden();
  await expectToast(page, 'Registration failed.');
  await submit.click();
  await expect(dialog.getByText(MESSAGE)).toBeVisible();
  await dialog
    .getByRole('radiogroup', { name: /^8\. Bring a laptop/ })
    .getByLabel('Yes')
    .check();
  const sent = page.waitForRequest(/events\/11\/register$/);
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    event_answers: [
      { 1: 'Seniors' },
      { 2: ['Linux'] },
      { 3: 2 },
      { 4: 'Yes' },
      { 5: 'https://code.example/me' },
      { 7: 'एउटा शब्दकोश\nfor Nepali' },
      { 8: '2025-08-08' },
      { 9: 'Yes' },
    ],
  });
  await expectToast(page, SENT);

  await page.goto('/user/event-registrations');
  await page.getByRole('button', { name: 'Open Source Day' }).click();
  const panel = page.getByRole('dialog', { name: 'Open Source Day' });
  const said = ['Q1: Seniors', 'Q2: Linux', 'Q3: 2', 'Q4: Yes', 'Q7: एउटा शब्दकोश'];
  for (const words of [...said, 'Q8: 8 August 2025']) {
    await expect(panel).toContainText(words);
  }
  await expect(panel).toContainText('Which tools have you used before?');
  await expect(panel).not.toContainText('My English');
  await expectNoAxeViolations(page);
});

test('registering with the keyboard alone', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'keyboard', '/user/events');
  const register = cardOf(page, 'Graphic Design').getByRole('button', { name: 'Register' });
  await cardOf(page, 'Graphic Design').getByRole('link', { name: 'Graphic Design' }).focus();
  await page.keyboard.press('Tab');
  await expect(register).toBeFocused();
  await page.keyboard.press('Enter');
  const { dialog, submit } = dialogFor(page, 'Graphic Design');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Facebook' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Instagram' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, SENT);
});

test('a double press registers once, and another tab is told of it', async ({ openAs, guard }) => {
  const page = await openParticipant(openAs, 'double', '/user/events?register=7');
  const { dialog, submit } = dialogFor(page, 'Graphic Design');
  await dialog.getByRole('radio', { name: 'Facebook' }).check();
  const other = await page.context().newPage();
  await other.goto('/user/events?register=7');
  const late = dialogFor(other, 'Graphic Design');
  await late.dialog.getByRole('radio', { name: 'Seniors' }).check();
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/register')) requests += 1;
  });
  await doubleClick(submit);
  await expectToast(page, SENT);
  expect(requests).toBe(1);
  expect(await call<unknown[]>(page, 'GET', '/user/registrations')).toHaveLength(1);

  guard.expectResponse(409, /register$/);
  await late.submit.click();
  await expect(late.dialog.locator('form').getByRole('alert')).toContainText(
    'from another tab or device',
  );
  await expectNoAxeViolations(other);
  await late.dialog.getByRole('link', { name: 'See your registration' }).click();
  await expect(other).toHaveURL(/event-registrations$/);
});
