import type { AdminRegistration } from '@pratibha/contract/registrations';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { call, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const LIST = `/admin/registrations?event=${EVENTS.webDesign}`;

test('fifty decisions are held, one is left out, and each is sent once by bell and mail', async ({
  openAs,
}) => {
  const student = await openRegistered(openAs, 'held', EVENTS.webDesign);
  const page = await openDesk(openAs, 'admin', '/admin/events');

  await test.step('the form of the event says that its messages wait', async () => {
    await page.getByRole('button', { name: 'Edit AI & Web Design', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Hold messages about decisions until I send them').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'success', 'Event updated successfully!');
  });

  const pending = await call<AdminRegistration[]>(
    page,
    'GET',
    `/admin/registrations?event_id=${EVENTS.webDesign}&status=PENDING&sort=-id&limit=50`,
  );
  await call(page, 'PUT', '/admin/registrations/reviews', {
    rows: pending.map(({ id, revision }) => ({ id, version: revision })),
    status: 'SHORTLISTED',
    remarks: 'See you there',
  });
  const own = await call<{ user_name?: string; id: number }[]>(
    student,
    'GET',
    '/user/registrations',
  );
  expect(pending.map(({ id }) => id)).toContain(own[0]?.id);
  const others = pending.filter(({ id }) => id !== own[0]?.id);

  await test.step('all but one of fifty are sent from the list', async () => {
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Send 50 decisions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Messages that are held back' });
    await expect(dialog.getByRole('listitem')).toHaveCount(50);
    await expect(dialog.getByRole('listitem').first()).toContainText('“See you there”');
    await dialog
      .getByRole('button', { name: /^Read the message to/ })
      .first()
      .click();
    await expect(dialog.getByText('You are shortlisted: AI & Web Design')).toBeVisible();
    const leftOut = others[0]?.user_name ?? '';
    await dialog.getByLabel(`Send to ${leftOut}: Registration approved`).first().uncheck();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Send 49', exact: true }).click();
    await page.getByRole('dialog', { name: 'Send 49 decisions?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, Send 49' }).click();
    await expectAdminToast(page, 'success', 'Messages sent: 49.');
  });
  await test.step('the one that was left out goes by itself', async () => {
    await page.getByRole('button', { name: 'Send 1 decision' }).click();
    await page.getByRole('button', { name: 'Send 1', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, Send 1' }).click();
    await expectAdminToast(page, 'success', 'Messages sent: 1.');
  });

  await student.goto('/user/notifications');
  await expect(
    student.getByRole('link', { name: 'You are shortlisted for AI & Web Design.' }),
  ).toBeVisible();
  const mails = student.getByRole('link', { name: /^You are shortlisted: AI & Web Design/ });
  await expect(async () => {
    await student.goto('/demo/outbox');
    await expect(mails).toHaveCount(50, { timeout: 100 });
  }).toPass();
});
