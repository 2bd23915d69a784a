import { expectAdminToast, openDesk, rowsOf } from './admin-desk.ts';
import { openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('questions are built, written as JSON, and previewed, all in step', async ({ openAs }) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/events?q=robot');
  await page.getByRole('button', { name: 'Edit Line Follower Robot Race' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const save = form.getByRole('button', { name: 'Save' });
  const view = (name: string) => form.getByRole('button', { name, exact: true }).click();
  const json = form.getByLabel('Event questions as JSON');
  const card = (number: number) => form.getByRole('region', { name: `Question ${number}` });

  await test.step('without questions of its own, the default one is asked', async () => {
    await expect(form.getByText(/Students are asked the default one/)).toContainText(
      'How do you know about the event?',
    );
    await view('JSON');
    await expect(json).toHaveValue('{}');
    await view('Builder');
    await form.getByRole('button', { name: 'Start from the default question' }).click();
    await expect(card(1).getByLabel('Question', { exact: true })).toHaveValue(
      'How do you know about the event?',
    );
    await expect(card(1).getByLabel('Options')).toHaveValue(
      'Facebook\nInstagram\nNewspaper\nSeniors',
    );
  });

  await test.step('the builder writes the JSON', async () => {
    const add = form.getByRole('button', { name: 'Add question' });
    await add.click();
    await expect(save).toBeDisabled();
    await expect(form.getByText('Correct the errors in the questions.')).toBeVisible();
    await card(2).getByLabel('Question', { exact: true }).fill('Do you bring a robot?');
    await card(2).getByLabel('Type').selectOption('Yes or no');
    await expect(save).toBeEnabled();
    await add.click();
    await card(3).getByLabel('Question', { exact: true }).fill('Which parts do you need?');
    await card(3).getByLabel('Type').selectOption('Multiple choice');
    await card(3).getByLabel('Options').fill('Motors\nSensors');
    await card(3).getByLabel('An answer is required').uncheck();
    await card(3).getByLabel('Ask only if').selectOption('2. Do you bring a robot?');
    await card(3).getByLabel('is answered with').selectOption('No');
    await expectNoAxeViolations(page);
    await view('JSON');
    expect(JSON.parse(await json.inputValue())).toMatchObject({
      2: { question: 'Do you bring a robot?', type: 'yes_no', required: true },
      3: {
        question: 'Which parts do you need?',
        type: 'multiple_choice',
        options: ['Motors', 'Sensors'],
        required: false,
        show_if: { question: '2', is: 'No' },
      },
    });
    await expect(form.getByText('The questions can be asked as they are.')).toBeVisible();
  });

  await test.step('an option has seats, and keeps them under another name', async () => {
    await view('Builder');
    await card(3).getByText('Seats of options').click();
    await card(3).getByLabel('Seats of “Motors”').fill('20');
    await card(3).getByLabel('Seats of “Sensors”').fill('many');
    await expect(card(3).getByLabel('Seats of “Sensors”')).toHaveValue('');
    await card(3).getByLabel('Options').fill('Engines\nSensors');
    await expect(card(3).getByLabel('Seats of “Engines”')).toHaveValue('20');
    await expectNoAxeViolations(page);
    await card(3).getByLabel('Options').fill('Motors\nSensors');
    await view('JSON');
    expect(JSON.parse(await json.inputValue())).toMatchObject({ 3: { seats: { Motors: 20 } } });
  });

  await test.step('moving a question takes its condition along', async () => {
    await view('Builder');
    await form.getByRole('button', { name: 'Move question 2 up' }).click();
    await expect(card(1).getByLabel('Question', { exact: true })).toHaveValue(
      'Do you bring a robot?',
    );
    await view('JSON');
    expect(JSON.parse(await json.inputValue())).toMatchObject({
      1: { question: 'Do you bring a robot?' },
      3: { show_if: { question: '1', is: 'No' } },
    });
  });

  await test.step('the builder neither gets stuck on a condition nor loses options', async () => {
    await view('Builder');
    const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
    const condition = (number: number) => card(number).getByLabel('Ask only if');
    await press('Move question 3 up');
    await press('Move question 2 up');
    await expect(card(1).getByLabel('Question', { exact: true })).toHaveValue(
      'Which parts do you need?',
    );
    await expect(save).toBeEnabled();
    await press('Move question 1 down');
    await press('Move question 2 down');
    await expect(condition(3)).toHaveValue('');
    await card(3).getByLabel('Type').selectOption('Long text');
    await expect(card(3).getByLabel('Options')).toHaveCount(0);
    await expect(save).toBeEnabled();
    await card(3).getByLabel('Type').selectOption('Multiple choice');
    await expect(card(3).getByLabel('Options')).toHaveValue('Motors\nSensors');

    const add = form.getByRole('button', { name: 'Add question' });
    await add.click();
    await add.click();
    await card(5).getByLabel('Question', { exact: true }).fill('Anything else?');
    await expect(condition(5).locator('option')).toHaveText([
      'Always ask',
      '1. Do you bring a robot?',
      '2. How do you know about the event?',
      '3. Which parts do you need?',
    ]);
    await press('Delete question 4');
    await expect(card(4).getByLabel('Question', { exact: true })).toBeFocused();
    await expect(card(4).getByLabel('Question', { exact: true })).toHaveValue('Anything else?');
    await press('Delete question 4');
    await expect(add).toBeFocused();

    await condition(3).selectOption('1. Do you bring a robot?');
    await card(3).getByLabel('is answered with').selectOption('No');
    await expect(save).toBeEnabled();
  });

  await test.step('the preview is what the student sees', async () => {
    await view('Preview');
    await expect(form.getByText('As the student sees it. Answers here go nowhere.')).toBeVisible();
    await expect(form.getByRole('radio', { name: 'Facebook' })).toBeVisible();
    await expect(form.getByText(/Which parts do you need\?/)).toHaveCount(0);
    await form.getByRole('radio', { name: 'No', exact: true }).check();
    await expect(form.getByRole('checkbox', { name: 'Motors' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('errors of the JSON name their line, and Save waits', async () => {
    await view('JSON');
    const good = await json.inputValue();
    await json.fill('{\n  "1": {\n    "question": "Why?",\n    "type": "poem"\n  }\n}');
    const errors = form.getByRole('list', { name: 'Errors in the questions' });
    await expect(errors.getByRole('button')).toHaveText([/^Line 4: Choose one of /]);
    await expect(save).toBeDisabled();
    await errors.getByRole('button').click();
    await expect(json).toBeFocused();
    await json.fill('{\n  "1": "Why?"\n  "2": "How?"\n}');
    await expect(errors.getByRole('button')).toHaveText([
      'Line 3: A comma or a closing bracket is missing.',
    ]);
    await expectNoAxeViolations(page);
    await view('Builder');
    await expect(form.getByText('The JSON has errors. Correct it there first.')).toBeVisible();
    await view('Preview');
    await expect(form.getByText(/The preview appears once/)).toBeVisible();
    await view('JSON');
    await json.fill(good);
    await expect(save).toBeEnabled();
  });

  await test.step('what was saved is asked', async () => {
    await save.click();
    await expectAdminToast(page, 'success', 'Event updated successfully!');
    await expect(form).toBeHidden();
    await rowsOf(page).click();
    const details = page.getByRole('dialog', { name: 'Line Follower Robot Race' });
    await expect(details).toContainText('1. Do you bring a robot?');
    await expect(details).toContainText('3. Which parts do you need?');
  });
});

test('a question for a day is built with its bounds, asked, and read in words', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/events?q=graphic');
  await page.getByRole('button', { name: 'Edit Graphic Design', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const save = form.getByRole('button', { name: 'Save' });
  const card = (number: number) => form.getByRole('region', { name: `Question ${number}` });
  const errors = form.getByRole('list', { name: 'Errors in the questions' });

  await test.step('its bounds are days, in their order', async () => {
    await form.getByRole('button', { name: 'Add question' }).click();
    await card(1).getByLabel('Question', { exact: true }).fill('Which day suits you?');
    await card(1).getByLabel('Type').selectOption('Date');
    // Typed, as the year is 0002 on its way; the eighth of August, whichever part comes first.
    await card(1).getByLabel('Earliest date').pressSequentially('08082025');
    await expect(card(1).getByLabel('Earliest date')).toHaveValue('2025-08-08');
    await card(1).getByLabel('Latest date').fill('2025-08-01');
    await expect(errors).toContainText('The latest date must not be before the earliest.');
    await expect(save).toBeDisabled();
    await expectNoAxeViolations(page);
    await card(1).getByLabel('Earliest date').fill('');
    await expect(save).toBeEnabled();
    await card(1).getByLabel('Earliest date').fill('2025-08-01');
    await card(1).getByLabel('Latest date').fill('2025-08-08');
    await form.getByRole('button', { name: 'JSON', exact: true }).click();
    expect(JSON.parse(await form.getByLabel('Event questions as JSON').inputValue())).toEqual({
      1: {
        question: 'Which day suits you?',
        type: 'date',
        min: '2025-08-01',
        max: '2025-08-08',
        required: true,
      },
    });
  });

  await test.step('a number has least and most, a text a limit of words', async () => {
    await form.getByRole('button', { name: 'Builder', exact: true }).click();
    await form.getByRole('button', { name: 'Add question' }).click();
    await card(2).getByLabel('Question', { exact: true }).fill('How old is your robot?');
    await card(2).getByLabel('Type').selectOption('Number');
    await card(2).getByLabel('Least').pressSequentially('1.5');
    await card(2).getByLabel('Most', { exact: true }).fill('1');
    await expect(errors).toContainText('The most must not be below the least.');
    await expect(save).toBeDisabled();
    await card(2).getByLabel('Most', { exact: true }).fill('20 years');
    await expect(card(2).getByLabel('Most', { exact: true })).toHaveValue('1');
    await card(2).getByLabel('Most', { exact: true }).fill('20');
    await form.getByRole('button', { name: 'Add question' }).click();
    await card(3).getByLabel('Question', { exact: true }).fill('Why?');
    await card(3).getByLabel('Most words').fill('3');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'JSON', exact: true }).click();
    expect(JSON.parse(await form.getByLabel('Event questions as JSON').inputValue())).toMatchObject(
      {
        2: { question: 'How old is your robot?', type: 'number', least: 1.5, most: 20 },
        3: { question: 'Why?', type: 'short_text', max_words: 3 },
      },
    );
  });

  await test.step('no condition can wait for it', async () => {
    await form.getByRole('button', { name: 'Builder', exact: true }).click();
    await form.getByRole('button', { name: 'Add question' }).click();
    await expect(card(4).getByLabel('Ask only if').locator('option')).toHaveText(['Always ask']);
    await form.getByRole('button', { name: 'Delete question 4' }).click();
    await save.click();
    await expectAdminToast(page, 'success', 'Event updated successfully!');
  });

  await test.step('another day is refused, and the right one is sent as a day', async () => {
    const student = await openParticipant(openAs, 'day', '/user/events?register=7');
    const dialog = student.getByRole('dialog', { name: 'Register for Graphic Design' });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    const day = dialog.getByLabel('Which day suits you?');
    await submit.click();
    await expect(dialog.getByText('Please answer this question.')).toHaveCount(3);
    await expect(dialog.getByText('From 1.5 to 20.')).toBeVisible();
    await dialog.getByLabel('How old is your robot?').fill('-1');
    await expect(dialog.getByText('Enter 1.5 or more.')).toBeVisible();
    await dialog.getByLabel('How old is your robot?').fill('20');
    await dialog.getByLabel('Why?').fill('It follows every line');
    await expect(dialog.getByText('4 of 3 words')).toBeVisible();
    await expect(dialog.getByText('An answer can have at most 3 words.')).toBeVisible();
    await dialog.getByLabel('Why?').fill('It follows lines');
    await day.fill('2025-08-09');
    await submit.click();
    await expect(dialog.getByText('Enter a date not after 8 August 2025.')).toBeVisible();
    await day.fill('2025-08-08');
    const sent = student.waitForRequest(/events\/7\/register$/);
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({
      event_answers: [{ 1: '2025-08-08' }, { 2: 20 }, { 3: 'It follows lines' }],
    });
    await expect(dialog).toBeHidden();
    await student.goto('/user/event-registrations');
    await student.getByRole('button', { name: 'Graphic Design' }).click();
    await expect(student.getByRole('dialog', { name: 'Graphic Design' })).toContainText(
      'Q1: 8 August 2025',
    );
  });

  await test.step('whoever reviews it reads it in words', async () => {
    await page.goto('/admin/registrations?q=bimala');
    await rowsOf(page).filter({ hasText: 'Graphic Design' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Which day suits you?');
    await expect(page.getByRole('dialog')).toContainText('8 August 2025');
  });
});
