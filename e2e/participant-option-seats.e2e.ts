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
  const fast = await openParticipant(openAs, 'fast', '/unauthorized');
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

  await test.step('an organiser who gives it other words is asked whether it is the same', async () => {
    await desk.setViewportSize({ width: 1280, height: 900 });
    await desk.goto('/admin/events?q=graphic');
    await desk.getByRole('button', { name: 'Edit Graphic Design', exact: true }).click();
    const form = desk.getByRole('dialog', { name: 'Edit Event' });
    const card = form.getByRole('region', { name: 'Question 2' });
    await expect(card.getByText('1 taken of 1')).toBeVisible();
    await card.getByLabel('Options').fill('M\nLarge\nXL');
    await form.getByRole('button', { name: 'Save' }).click();
    const asked = desk.getByRole('dialog', { name: 'Is it still the same?' });
    await expect(asked).toContainText('“L” is “Large” now: 1 student has chosen it.');
    await expectNoAxeViolations(desk);
    await asked.getByRole('button', { name: 'The Same', exact: true }).click();
    await expect(form).toBeHidden();
    const { event_questions: questions } = await call<{ event_questions: object }>(
      desk,
      'GET',
      `/admin/events/${ID}`,
    );
    expect(questions).toMatchObject({ 2: { options: ['M', 'Large', 'XL'], seats: { Large: 1 } } });
    const [own] = await call<object[]>(fast, 'GET', '/user/registrations');
    expect(own).toMatchObject({ question_answers: [{ 1: 'Asha' }, { 2: 'Large' }] });
  });
});
