import { expectAdminToast, factOf, openDesk, rowsOf } from './admin-desk.ts';
import { EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('an admin sees what became of mails, and sends the failed ones again', async ({ openAs }) => {
  await openRegistered(openAs, 'new-mailed', EVENTS.webDesign);
  const page = await openDesk(openAs, 'admin', '/admin/mails?kind=registration-received');
  const sent = rowsOf(page).filter({ hasText: 'AI & Web Design' }).filter({ hasText: 'Sent' });

  await test.step('it was sent, to whom and of what', async () => {
    await expect(async () => {
      await page.reload();
      await expect(sent.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectNoAxeViolations(page);
    await sent.first().getByRole('button', { name: 'Registered' }).click();
    const details = page.getByRole('dialog', { name: 'Registered' });
    await expect(factOf(details, 'About')).toHaveText('AI & Web Design');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('nothing failed', async () => {
    await page.getByLabel('State').selectOption('Failed');
    await expect(page.getByText('No Data Found')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send all/ })).toHaveCount(0);
  });

  await test.step('what failed is sent again once the number is confirmed', async () => {
    const all = await page.request.get('/api/admin/mails?limit=1');
    const [mail] = (await all.json()) as object[];
    await page.route(/\/api\/admin\/mails\?/, (route) =>
      route.fulfill({
        json: [{ ...mail, mail_state: 'failed', mail_error: 'the relay is away' }],
        headers: { 'x-total-count': '1' },
      }),
    );
    await page.route(/\/api\/admin\/mails\/retry$/, (route) =>
      route.fulfill({ json: { mails: 1 } }),
    );
    await page.reload();
    await expect(rowsOf(page)).toContainText('the relay is away');
    await page.getByRole('button', { name: 'Send all 1 again' }).click();
    const question = page.getByRole('dialog', { name: 'Send the failed mails again?' });
    await expect(question).toContainText('Failed mails that are sent again: 1.');
    await expectNoAxeViolations(page);
    const [request] = await Promise.all([
      page.waitForRequest(/\/admin\/mails\/retry$/),
      question.getByRole('button', { name: 'Send 1 again' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ kind: 'registration-received' });
    await expectAdminToast(page, 'success', 'To be sent again: 1 mail.');
    await expect(question).toBeHidden();
  });

  await test.step('an address that was refused is sent to again once that is confirmed', async () => {
    const refused = {
      id: 7,
      person: { id: 1, name: 'Asha Rai' },
      email: 'asha@gone.example',
      reason: '550 5.1.1 No such user',
      refused_at: '2025-07-16T04:15:00.000Z',
    };
    const total = { 'x-total-count': '1' };
    await page.route(/\/api\/admin\/refused-addresses\?/, (route) =>
      route.fulfill({ json: [refused], headers: total }),
    );
    await page.route(/\/api\/admin\/refused-addresses\/7$/, (route) =>
      route.fulfill({ json: refused }),
    );
    await page.reload();
    await expect(page.getByText('One address is refused: no mail goes there.')).toBeVisible();
    await page.getByRole('button', { name: 'Show them' }).click();
    const list = page.getByRole('dialog', { name: 'Refused addresses' });
    await expect(list).toContainText('550 5.1.1 No such user');
    await expectNoAxeViolations(page);
    await list.getByRole('button', { name: 'Send to it again: asha@gone.example' }).click();
    const question = page.getByRole('dialog', { name: 'Send mails to this address again?' });
    await expectNoAxeViolations(page);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'DELETE'),
      question.getByRole('button', { name: 'Send to it again' }).click(),
    ]);
    expect(request.url()).toMatch(/\/refused-addresses\/7$/);
    await expectAdminToast(page, 'success', 'Mails go to asha@gone.example again.');
    await expect(question).toBeHidden();
  });
});
