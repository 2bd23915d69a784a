import { call, openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const ENDED = 'No more announcements by mail';

test('the link of a mail ends announcements by mail; the bell still has them', async ({
  openAs,
}) => {
  const student = await openParticipant(openAs, 'unsubscribes', '/user/notifications');
  const desk = await openAs('admin', '/unauthorized');
  const { email } = await call<{ email: string }>(student, 'GET', '/user/mail-address');
  const announce = async (subject: string) => {
    const form = { subject, text: 'Come to hall B.', channel: 'mail', source: 'users', q: email };
    const { id } = await call<{ id: number }>(desk, 'POST', '/admin/announcements', form);
    await call(desk, 'POST', `/admin/announcements/${id}/send`, { send_at: null });
    await expect(async () => {
      await student.goto('/user/notifications');
      await expect(student.getByRole('link', { name: subject })).toBeVisible({ timeout: 100 });
    }).toPass();
  };

  await announce('The first');
  const mails = student.getByRole('link', { name: /^The (first|second)/ });
  await expect(async () => {
    await student.goto(`/demo/outbox?q=${email}`);
    await expect(mails).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await mails.click();
  const [page] = await Promise.all([
    student.context().waitForEvent('page'),
    student
      .frameLocator('iframe')
      .getByRole('link', { name: 'Get no more announcements by mail' })
      .click(),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Get no more announcements by mail?',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENDED);
  await expectNoAxeViolations(page);

  await announce('The second');
  await student.goto(`/demo/outbox?q=${email}`);
  await expect(mails).toHaveCount(1);
  await page.getByRole('button', { name: 'Get them again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Announcements come by mail again',
  );

  await student.route(/\/api\/user\/mail-address$/, (route) =>
    route.fulfill({ json: { email, refused_at: '2025-07-16T04:15:00.000Z' } }),
  );
  await student.goto('/user/notifications');
  await expect(student.getByText(`Mails to ${email} come back.`)).toBeVisible();
  await expectNoAxeViolations(student);
});
