import { changeEvent } from './event-change.ts';
import { call, EVENTS, expectToast, openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const ID = EVENTS.graphicDesign;
const SHIRT = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L', 'XL'] };

test('an option says how many are left, and is full at its question when the last is gone', async ({
  openAs,
  guard,
}) => {
  const desk = await openAs('eventadmin', '/unauthorized');
  await changeEvent(desk, ID, {
    event_questions: {
      1: 'Your name on the badge?',
      2: { ...SHIRT, required: true, seats: { L: 1, XL: 0 } },
    },
  });
  const page = await openParticipant(openAs, 'late', `/user/events?register=${ID}`);
  const dialog = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  const shirt = (name: string) => dialog.getByRole('radio', { name, exact: true });
  const submit = dialog.getByRole('button', { name: 'Submit' });

  await test.step('with how many there are', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(shirt('XL Full')).toBeDisabled();
    await expect(shirt('M')).toBeEnabled();
    await dialog.getByLabel('Your name on the badge?').fill('Bimala');
    await shirt('L 1 left').check();
    await expectNoAxeViolations(page);
  });

  await test.step('of which somebody else takes the last one', async () => {
    const fast = await openParticipant(openAs, 'fast', '/unauthorized');
    await call(fast, 'POST', `/user/events/${ID}/register`, {
      event_answers: [{ 1: 'Asha' }, { 2: 'L' }],
    });
    guard.expectResponse(422, /register$/);
    await submit.click();
    await expect(dialog.getByText('“L” is full. Please choose another option.')).toBeVisible();
    await expect(dialog.locator('form').getByRole('alert')).toContainText(
      'Something that you chose is full by now, so nothing was sent.',
    );
    await expect(dialog.getByLabel('Your name on the badge?')).toHaveValue('Bimala');
    await expectNoAxeViolations(page);
  });

  await test.step('and another one is taken with all else that was typed', async () => {
    await shirt('M').check();
    await expect(shirt('L Full')).toBeDisabled();
    await expect(dialog.getByText('“L” is full. Please choose another option.')).toBeHidden();
    const sent = page.waitForRequest(/register$/);
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({ event_answers: [{ 1: 'Bimala' }, { 2: 'M' }] });
    await expectToast(page, 'Registration successful!');
  });
});
