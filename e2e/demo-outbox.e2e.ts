import { EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const OUTBOX = '/demo/outbox';

test('who registers finds the mail in the outbox, as it would arrive, and follows its link', async ({
  openAs,
}) => {
  const page = await openRegistered(openAs, 'mailed', EVENTS.webDesign);
  const mail = page.getByRole('link', { name: /^You are registered: AI & Web Design/ });
  await expect(async () => {
    await page.goto(OUTBOX);
    await expect(mail).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox of the demo');
  await expectNoAxeViolations(page);

  await mail.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are registered/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  await expect(frame.getByText(/^Namaste /)).toBeVisible();
  await expect(page.getByText('Auto-Submitted: auto-generated')).toBeVisible();
  await expectNoAxeViolations(page);

  const [date] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'hand-in-until.ics' }).click(),
  ]);
  expect(date.suggestedFilename()).toBe('hand-in-until.ics');

  const [own] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'See your registration' }).click(),
  ]);
  await expect(own).toHaveURL(/\/user\/event-registrations\?open=\d+$/);
  await expect(own.getByRole('dialog', { name: 'AI & Web Design' })).toBeVisible();
});
