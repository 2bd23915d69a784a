import { openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { publish } from './publish-edition.ts';

test('a new event tells what is missing until it opens, and leads to each field', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'admin', '/admin/events');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add Event' });
  await form.getByRole('button', { name: 'Take the edition’s dates' }).click();
  await expect(form.getByLabel(/^Registration Open/)).toHaveValue('2025-06-24T00:00');
  await expect(form.getByRole('button', { name: 'Take the edition’s dates' })).toBeHidden();
  await form.getByLabel(/^Registration Open/).fill('2025-06-20T00:00');
  await expect(form.getByText('These dates reach outside the edition’s.')).toBeVisible();
  // From here on the event has not opened yet.
  await form.getByLabel(/^Registration Open/).fill('2025-07-20T00:00');
  await form.getByLabel(/^Title/).fill('Robotics Relay');
  await form.getByLabel('Status').selectOption('Inactive');
  await form.getByLabel(/^Event Date/).fill('2025-08-15');
  const ends = form.getByLabel(/^Ends At/);
  await ends.fill('10:00');
  await expect(ends).toHaveAccessibleDescription(/Say when it starts, too\./);
  await form.getByLabel(/^Starts At/).fill('15:00');
  await expect(ends).toHaveAccessibleDescription(/The end must be after the start\./);
  await ends.fill('17:00');
  await form.getByLabel(/^Room/).fill('hall b');
  await form.getByRole('button', { name: 'Save' }).click();

  const details = page.getByRole('dialog', { name: 'Robotics Relay' });
  await expect(page).toHaveURL(/\?open=\d+$/);
  const steps = details.getByRole('region', { name: 'Until it opens' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^DoneDates/,
    /^Look at itQuestions/,
    /^Look at itPlaces/,
    /^Look at itPicture/,
    /^MissingStatus/,
  ]);
  // Where it says nothing else, it is where the edition is.
  const place = details.getByText('Fri 15 August, 15:00 to 17:00 · hall b, Pratibha College');
  await expect(place).toBeVisible();
  await expect(details).toContainText('“Graphic Design” is in the same venue at the same hour.');
  await expectNoAxeViolations(page);

  const editor = page.getByRole('dialog', { name: 'Edit Event' });
  for (const [step, field] of [
    ['Questions', editor.getByRole('button', { name: 'Builder' })],
    ['Picture', editor.getByLabel(/^Event Banner/)],
    ['Dates', editor.getByLabel(/^Registration Open/)],
    ['Places', editor.getByLabel(/^Capacity/)],
  ] as const) {
    await steps.getByRole('button', { name: step }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
  }
  await steps.getByRole('button', { name: 'Status' }).click();
  await expect(editor.getByLabel('Status')).toBeFocused();
  await editor.getByLabel('Status').selectOption('Active');
  await editor.getByLabel(/^Capacity/).fill('40');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(steps).toHaveText([
    /^DoneDates/,
    /^Look at itQuestions/,
    /^DonePlaces/,
    /^Look at itPicture/,
    /^DoneStatus/,
  ]);
  await expect(details.getByText('it opens by itself on')).toBeVisible();
  await page.reload();
  await expect(steps).toHaveCount(5);
});

test('a new event asks what the edition says that new ones ask', async ({ openAs, product }) => {
  const questions = JSON.stringify({ 1: { question: 'Which tool?', type: 'short_text' } });
  await publish(product, (content) => ({ ...content, registration: { questions } }));
  const page = await openDesk(openAs, 'admin', '/admin/events');
  const form = page.getByRole('dialog', { name: 'Add Event' });
  const card = form.getByRole('region', { name: 'Question 1' });
  const document = async () => (await page.request.get('/admin/events')).text();
  await expect.poll(document).toContain('Which tool?');
  await page.reload();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(card.getByLabel('Question', { exact: true })).toHaveValue('Which tool?');

  const editor = await openDesk(openAs, 'superadmin', '/admin/editions');
  await editor.getByRole('link', { name: /2025$/ }).click();
  await editor.getByRole('link', { name: 'Registration', exact: true }).click();
  const field = editor.getByLabel('Question', { exact: true });
  await expect(field).toHaveValue('Which tool?');
  await field.fill('Which tools?');
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
  await editor.reload();
  await expect(field).toHaveValue('Which tools?');
  await expectNoAxeViolations(editor);
});
