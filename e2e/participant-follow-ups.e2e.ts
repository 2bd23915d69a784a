import { expectAdminToast, openDesk } from './admin-desk.ts';
import { call, EVENTS, expectToast, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const REGISTRATIONS = '/user/event-registrations';

test('an organiser asks whoever is shortlisted, and the student answers', async ({
  openAs,
  guard,
  product,
}) => {
  const page = await openRegistered(openAs, 'follow-ups', EVENTS.graphicDesign);
  const late = await openRegistered(openAs, 'late', EVENTS.graphicDesign);
  const [{ id } = { id: 0 }] = await call<{ id: number }[]>(page, 'GET', '/user/registrations');
  const desk = await openDesk(openAs, 'eventadmin', `/admin/events?open=${EVENTS.graphicDesign}`);
  const event = desk.getByRole('dialog', { name: 'Graphic Design', exact: true });
  const heading = event.getByRole('heading', { name: 'Questions for shortlisted students' });
  const form = desk.getByRole('dialog', { name: 'Questions for shortlisted students' });
  const card = (number: number) => form.getByRole('region', { name: `Question ${number}` });
  const asksFor = async (number: number, question: string) => {
    await form.getByRole('button', { name: 'Add question' }).click();
    await card(number).getByLabel('Question', { exact: true }).fill(question);
  };

  await test.step('the questions are built as those of registering are', async () => {
    await expect(heading).toBeVisible();
    await event.getByRole('button', { name: 'Write Questions' }).click();
    await expect(form.getByText('Nothing is asked yet.')).toBeVisible();
    await form.getByLabel('Last Day').fill('2025-07-30');
    await expect(form.getByText('Write a question first')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await asksFor(1, 'T-shirt');
    await card(1).getByLabel('Type').selectOption('Single choice');
    await card(1).getByLabel('Options').fill('M\nL');
    await asksFor(2, 'Diet');
    await card(2).getByLabel('An answer is required').uncheck();
    await expectNoAxeViolations(desk);
    await form.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(desk, 'success', 'Questions saved!');
    await expect(event).toContainText('2 questions, until the end of 30 July 2025');
  });

  await test.step('nobody is asked before the decision', async () => {
    await page.goto(REGISTRATIONS);
    await expect(page.getByRole('row').filter({ hasText: 'Graphic Design' })).toBeVisible();
    expect(await call(page, 'GET', '/user/follow-ups')).toEqual([]);
    await call(desk, 'PUT', `/admin/registrations/${id}`, { status: 'SHORTLISTED' });
  });

  const dialog = page.getByRole('dialog', { name: 'Questions for Graphic Design' });
  const shirt = (answer: string) => dialog.getByRole('radio', { name: answer, exact: true });
  const save = dialog.getByRole('button', { name: 'Save Answers' });

  await test.step('who cannot come is asked nothing, until they come after all', async () => {
    await page.goto(`${REGISTRATIONS}?open=${id}`);
    const panel = page.getByRole('dialog', { name: 'Graphic Design', exact: true });
    const asks = panel.getByRole('button', { name: 'Answer the Questions' });
    await expect(asks).toBeVisible();
    await panel.getByRole('button', { name: 'I Cannot Come' }).click();
    await page.getByRole('button', { name: 'Yes, I Cannot Come' }).click();
    await expect(asks).toHaveCount(0);
    await panel.getByRole('button', { name: 'I Can Come After All' }).click();
    await expect(asks).toBeVisible();
  });

  await test.step('My Registrations asks, and keeps what is typed', async () => {
    await page.goto(REGISTRATIONS);
    await page.getByRole('button', { name: 'Answer the Questions: Graphic Design' }).click();
    await save.click();
    await expect(dialog.getByRole('radiogroup', { name: /^1\. T-shirt/ })).toContainText(
      'Please select or enter a valid response.',
    );
    await shirt('M').check();
    await expectNoAxeViolations(page);
    await page.reload();
    await page.getByRole('button', { name: 'Answer the Questions: Graphic Design' }).click();
    await expect(dialog.getByText('What you answered in this tab is back')).toBeVisible();
    await save.click();
    await expectToast(page, 'Your answers for Graphic Design are saved.');
    await expect(page.getByRole('button', { name: /^Answer the Questions/ })).toHaveCount(0);
  });

  await test.step('the page of the event shows the answers, and lets them be changed', async () => {
    await page.goto(`/user/events/${EVENTS.graphicDesign}`);
    const asked = page.getByRole('region', { name: 'Questions now that you are in' });
    await expect(asked).toContainText('You can change your answers until 30 July 2025');
    await expect(asked).toContainText('M');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: 'Change My Answers' }).click();
    await expect(shirt('M')).toBeChecked();
    const event_answers = [{ 1: 'M' }, { 2: 'No nuts' }];
    await call(page, 'PUT', `/user/registrations/${id}/follow-up`, { event_answers, revision: 1 });
    await shirt('L').check();
    guard.expectResponse(409, /follow-up$/);
    // What is saved next is meant to replace what has come by then.
    const came = page.waitForResponse('**/api/user/follow-ups');
    await save.click();
    await expect(dialog.locator('form').getByRole('alert')).toContainText('in another tab');
    await (await came).finished();
    await save.click();
    await expectToast(page, 'Your answers for Graphic Design are saved.');
    await expect(asked).toContainText('L');
    await page.setViewportSize({ width: 360, height: 740 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(360);
  });

  await test.step('the panel of My Registrations has them, too', async () => {
    await page.goto(`${REGISTRATIONS}?open=${id}`);
    const panel = page.getByRole('dialog', { name: 'Graphic Design', exact: true });
    await expect(panel.getByRole('button', { name: 'Change My Answers' })).toBeVisible();
    await expect(panel).toContainText('T-shirt');
    await expectNoAxeViolations(page);
  });

  await test.step('organisers see who has answered, and what', async () => {
    await desk.reload();
    await expect(event.getByRole('link', { name: /^Not answered yet: / })).toBeVisible();
    await event.getByRole('link', { name: 'Answered: 1' }).click();
    await expect(desk.getByLabel('Filter by Answers')).toHaveValue('answered');
    await expect(desk.locator('main tbody tr[data-opens]')).toHaveCount(1);
    await desk
      .locator('main tbody tr[data-opens]')
      .getByRole('button', { name: 'Details of' })
      .click();
    const details = desk.getByRole('dialog');
    await expect(details.getByRole('heading', { name: 'Answers when shortlisted' })).toBeVisible();
    await expect(details).toContainText('Q1: T-shirt');
    await expectNoAxeViolations(desk);
  });

  await test.step('after the last day it is closed for who did not answer', async () => {
    const [{ id: lateId } = { id: 0 }] = await call<{ id: number }[]>(
      ...([late, 'GET', '/user/registrations'] as const),
    );
    await call(desk, 'PUT', `/admin/registrations/${lateId}`, { status: 'SHORTLISTED' });
    await setClock(product, '2025-07-31T10:00:00+05:45');
    await late.goto(`/user/events/${EVENTS.graphicDesign}`);
    const closed = late.getByRole('region', { name: 'Questions now that you are in' });
    await expect(closed).toContainText('Closed on 30 July 2025; not answered.');
    await expect(closed.getByRole('button')).toHaveCount(0);
  });
});
