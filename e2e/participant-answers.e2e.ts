import { changeEvent } from './event-change.ts';
import { call, EVENTS, expectToast, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const REGISTRATIONS = '/user/event-registrations';
const SHIRT = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: true };
const HOW = {
  question: 'How do you know about the event?',
  type: 'single_choice',
  options: ['Facebook', 'Instagram', 'Newspaper', 'Seniors'],
  other: true,
  required: true,
};

test('an answer is mended, another tab is told, and what is withdrawn comes back', async ({
  openAs,
  guard,
}) => {
  const page = await openRegistered(openAs, 'answers', EVENTS.graphicDesign);
  const [{ id } = { id: 0 }] = await call<{ id: number }[]>(page, 'GET', '/user/registrations');
  const desk = await openAs('eventadmin', '/unauthorized');
  await changeEvent(desk, EVENTS.graphicDesign, { event_questions: { 1: HOW, 2: SHIRT } });

  await page.goto(`${REGISTRATIONS}?open=${id}`);
  const panel = page.getByRole('dialog', { name: 'Graphic Design', exact: true });
  const change = panel.getByRole('button', { name: 'Change My Answers' });
  const dialog = page.getByRole('dialog', { name: 'Your answers for Graphic Design' });
  const how = (answer: string) => dialog.getByRole('radio', { name: answer, exact: true });
  const save = dialog.getByRole('button', { name: 'Save Changes' });

  await test.step('what can be done with it takes a quarter of a phone at most', async () => {
    await expect(change).toBeVisible();
    const first = await panel.getByRole('link', { name: 'Open the event' }).boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(first?.y).toBeGreaterThan(height * 0.75);
  });

  await test.step('the form begins with what was answered, and keeps what is changed', async () => {
    await change.click();
    await expect(how('Facebook')).toBeChecked();
    await expect(save).toBeDisabled();
    await expectNoAxeViolations(page);
    await how('Seniors').check();
    await save.click();
    await expect(dialog.getByRole('radiogroup', { name: /^2\. T-shirt/ })).toContainText(
      'Please select or enter a valid response.',
    );
    await page.reload();
    await change.click();
    await expect(dialog.getByText('What you changed in this tab is back')).toBeVisible();
    await expect(how('Seniors')).toBeChecked();
  });

  await test.step('what another tab changed is not overwritten unseen', async () => {
    const event_answers = [{ 1: 'Newspaper' }, { 2: 'M' }];
    await call(page, 'PUT', `/user/registrations/${id}/answers`, { event_answers, revision: 1 });
    await how('L').check();
    guard.expectResponse(409, /answers$/);
    // What is saved next is meant to replace what has come by then.
    const came = page.waitForResponse(
      (response) => response.request().method() === 'GET' && /\d\/answers$/.test(response.url()),
    );
    await save.click();
    await expect(dialog.locator('form').getByRole('alert')).toContainText('in another tab');
    await expectNoAxeViolations(page);
    await expect(how('Seniors')).toBeChecked();
    await (await came).finished();
    await save.click();
    await expectToast(page, 'Your answers for Graphic Design are changed.');
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('Q1: Seniors');
    await expect(panel).toContainText('Q2: L');
  });

  const withdrawn = page.getByRole('region', { name: 'Withdrawn' });
  const form = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  const withdraw = async (warning: RegExp | null) => {
    await panel.getByRole('button', { name: 'Withdraw' }).click();
    const asked = page.getByRole('dialog', { name: 'Withdraw registration' });
    await expect(asked.getByText(warning ?? /take your place/)).toHaveCount(warning ? 1 : 0);
    await page.getByRole('button', { name: 'Yes, Withdraw' }).click();
    await expect(panel).toBeHidden();
    await expect(withdrawn).toContainText('Graphic Design');
  };

  await test.step('what was withdrawn stands below the empty table', async () => {
    await withdraw(null);
    await expect(page.getByText("You haven't registered for any events yet.")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(360);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(withdrawn.getByRole('row').filter({ hasText: 'Graphic' })).toBeInViewport();
  });

  await test.step('registering again fills in what still fits, and says what does not', async () => {
    const size = { ...SHIRT, options: ['S', 'M'] };
    await changeEvent(desk, EVENTS.graphicDesign, { event_questions: { 1: HOW, 2: size } });
    await withdrawn.getByRole('button', { name: 'Register Again: Graphic Design' }).click();
    await expect(form.getByRole('radio', { name: 'Seniors' })).toBeChecked();
    await expect(form).toContainText('as the organisers changed the question since: “T-shirt”');
    await expectNoAxeViolations(page);
    // It is kept in the tab for which event one registers again.
    await page.reload();
    await expect(form.getByRole('radio', { name: 'Seniors' })).toBeChecked();
    await form.getByRole('radio', { name: 'S', exact: true }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'Registration successful!');
    await page.goto(REGISTRATIONS);
    await expect(page.getByRole('row').filter({ hasText: 'Graphic Design' })).toBeVisible();
    await expect(withdrawn).toHaveCount(0);
  });

  await test.step('and is forgotten when its student says so', async () => {
    await changeEvent(desk, EVENTS.graphicDesign, { capacity: 200 });
    await page.reload();
    await page.getByRole('button', { name: 'Graphic Design', exact: true }).click();
    await withdraw(/Somebody else may take your place\./);
    await withdrawn.getByRole('button', { name: 'Register Again: Graphic Design' }).click();
    await form.getByRole('radio', { name: 'Newspaper' }).check();
    await page.goto(REGISTRATIONS);
    await withdrawn.getByRole('button', { name: 'Forget My Answers: Graphic Design' }).click();
    const question = page.getByRole('dialog', { name: 'Forget your answers' });
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Yes, Forget' }).click();
    await expectToast(page, 'Your answers for Graphic Design are forgotten.');
    await expect(withdrawn).toHaveCount(0);
    expect(await call(page, 'GET', '/user/withdrawals')).toEqual([]);
    await page.goto(`/user/events?register=${EVENTS.graphicDesign}`);
    await expect(form.getByRole('radio', { name: 'Newspaper' })).not.toBeChecked();
    await expect(form).not.toContainText('Your earlier answers');
  });
});
