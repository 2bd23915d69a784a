import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAdminToast, exportedFrom, factOf, failing, openDesk, rowsOf } from './admin-desk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('the audit tells who changed what, by kind and by thing', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/users?q=newcomer@example.test');

  await test.step('a change is made', async () => {
    await page.getByRole('button', { name: 'Edit Bibek Tamang' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit User' });
    await editor.getByRole('combobox', { name: 'Role' }).selectOption('Event Admin');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'success', 'User updated successfully!');
  });

  await test.step('it is on top of the audit, with before and after', async () => {
    await page.goto('/admin/audit');
    await expect(page.getByRole('columnheader')).toHaveText([
      'What',
      'To what',
      'Who',
      'When',
      'Remarks and changes',
    ]);
    const entry = rowsOf(page).filter({ hasText: 'User changed' }).first();
    await expect(entry).toContainText('Role: User → Event Admin');
    await expect(entry.getByRole('link')).toHaveText(['Bibek Tamang', 'Nirmala Shrestha']);
    await expectNoAxeViolations(page);
    await entry.getByRole('button', { name: 'User changed' }).click();
    const details = page.getByRole('dialog', { name: 'User changed' });
    await expect(factOf(details, 'Role')).toHaveText(/User\s*→\s*Event Admin/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('filters by action, kind and thing stand in the address', async () => {
    await page.getByLabel('Action').selectOption('User changed');
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByLabel('Kind').selectOption('User');
    await page.getByLabel('ID', { exact: true }).fill('2');
    await expect(page).toHaveURL((url) => url.search === '?action=user.updated&subject=user&id=2');
    await expect(rowsOf(page)).toContainText('Bibek Tamang');
    await page.reload();
    await expect(page.getByLabel('ID', { exact: true })).toHaveValue('2');
    await expect(rowsOf(page)).toContainText('Bibek Tamang');
    await page.getByLabel('Kind').selectOption('Event');
    await expect(page.getByText('No Data Found')).toBeVisible();
  });

  await test.step('it is exported as it is filtered', async () => {
    await page.goto('/admin/audit?action=user.updated');
    await expect(rowsOf(page)).toHaveCount(1);
    const download = await exportedFrom(page);
    expect(download.suggestedFilename()).toBe('audit-2025-07-16.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('id,at NPT (UTC+05:45),actor_id,actor,');
    expect(lines[1]).toContain(',Nirmala Shrestha,ADMIN,,user.updated,user,2,');
  });
});

test('who rejected somebody, and why, is found by typing their name', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/audit');
  const WHY = 'The pictures are blurry.';
  type Row = { id: number; user_id: number; user_name: string; event_title: string };
  const [row] = await call<Row[]>(page, 'GET', '/admin/registrations?status=PENDING&limit=1');
  if (row === undefined) throw new Error('nothing waits for a decision');
  await call(page, 'PUT', `/admin/registrations/${row.id}`, { status: 'REJECTED', remarks: WHY });
  const entry = rowsOf(page).filter({ hasText: WHY });
  const others = rowsOf(page).filter({ hasNotText: row.user_name });
  const search = page.getByRole('searchbox', { name: 'Find a person' });

  await test.step('by the name of whom it concerns, and of who did it', async () => {
    await search.fill(row.user_name);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === row.user_name);
    await expect(others).toHaveCount(0);
    const what = 'Registration: Rejected';
    for (const words of [what, row.user_name, row.event_title, 'Nirmala Shrestha']) {
      await expect(entry).toContainText(words);
    }
    await search.fill('Nirmala');
    await expect(entry.first()).toContainText(WHY);
    await search.fill(row.user_name);
    await expect(others).toHaveCount(0);
    await expect(entry).toHaveCount(1);
  });

  await test.step('by the day, here', async () => {
    const today = '2025-07-16';
    await page.getByLabel('From Day').fill(today);
    await page.getByLabel('To Day').fill(today);
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        `${searchParams.get('from')} ${searchParams.get('to')}` === `${today} ${today}`,
    );
    await expect(entry).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('From Day')).toHaveValue(today);
    await expect(entry).toHaveCount(1);
    await page.getByLabel('To Day').fill('2015-07-15');
    await expect(page.getByText('From Day is after To Day')).toBeVisible();
    await expect(page.getByLabel('To Day')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('From Day').fill('2015-07-15');
    await expect(page.getByText('No Data Found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await search.fill(row.user_name);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === row.user_name);
    await expect(entry).toHaveCount(1);
  });

  await test.step('the title of the event leads to the registration, whose history tells it too', async () => {
    await entry.getByRole('link', { name: `Registration of ${row.user_name}` }).click();
    const details = page.getByRole('dialog', { name: row.user_name });
    await expect(details.getByText(WHY)).toHaveCount(1);
    const fold = details.getByText('History', { exact: true });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(details.getByRole('listitem').filter({ hasText: WHY })).toContainText(
      'Registration: Rejected',
    );
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(search).toHaveValue(row.user_name);
    await entry.getByRole('link', { name: 'Nirmala Shrestha' }).click();
  });

  await test.step('the page of who did it tells it with a link to the registration', async () => {
    await expect(page.locator('main h1')).toHaveText('Nirmala Shrestha');
    const changes = page.getByRole('region', { name: 'Changes' });
    const told = changes.getByRole('listitem').filter({ hasText: WHY });
    await expect(told.getByRole('link', { name: row.user_name, exact: true })).toBeVisible();
    await expect(
      told.getByRole('link', { name: `Registration of ${row.user_name}` }),
    ).toBeVisible();
    await changes.getByRole('link', { name: 'All of them in the audit' }).click();
    await expect(entry.first()).toContainText(WHY);
    await page.getByRole('button', { name: 'Nirmala Shrestha: show everybody' }).click();
    await expect(page).toHaveURL((url) => url.search === '');
  });

  await test.step('an event tells its own history, here an empty one', async () => {
    const [event] = await call<{ id: number; title: string }[]>(
      page,
      'GET',
      '/admin/events?limit=1',
    );
    await page.goto(`/admin/events?q=nothing&open=${event?.id}`);
    const details = page.getByRole('dialog', { name: event?.title ?? '' });
    await details.getByText('History', { exact: true }).click();
    await expect(details.getByText('Nothing is written down about this yet.')).toBeVisible();
  });
});

test('who asks for erasure is erased by a super admin, and by nobody else', async ({
  openAs,
  guard,
}) => {
  const reason = 'I moved to another college.';
  const student = await openAs('new-binod', '/unauthorized');
  await call(student, 'POST', '/user/erasure', { reason });
  const colleague = await openDesk(openAs, 'admin', '/admin/users?q=new-binod');
  const page = await openDesk(openAs, 'superadmin', '/admin/users?q=new-binod');
  const requests = page.getByRole('table', { name: 'Erasure requests' });
  const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
  const confirm = dialog.getByRole('button', { name: 'Yes, Erase for Good' });
  const typed = dialog.getByLabel('Type new-binod@example.test to confirm');

  await test.step('an admin sees the person, but no request', async () => {
    await expect(rowsOf(colleague)).toHaveText([/^New Binod/]);
    await expect(colleague.getByText('Erasure requests')).toHaveCount(0);
    const response = await colleague.request.get('/api/admin/erasures');
    expect(response.status()).toBe(403);
    expect((await colleague.request.get('/api/admin/users/export')).status()).toBe(403);
  });

  await test.step('a super admin sees who asks, when and why', async () => {
    await expect(requests.getByRole('row').nth(1)).toContainText('New Binod');
    await expect(requests.getByRole('row').nth(1)).toContainText(reason);
    await expectNoAxeViolations(page);
    const download = await exportedFrom(page);
    expect(download.suggestedFilename()).toBe('users-2025-07-16.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toMatch(/^id,name,email,role,status,internal,registered_at NPT /);
    expect(lines[1]).toContain(',New Binod,new-binod@example.test,USER,ACTIVE,');
    expect(lines).toHaveLength(2);
  });

  await test.step('it is done only once the address is typed; a failure keeps it', async () => {
    await requests.getByRole('button', { name: 'Erase New Binod' }).click();
    await expect(dialog).toContainText('This cannot be undone.');
    await expect(confirm).toBeDisabled();
    await typed.fill('somebody@example.test');
    await expect(confirm).toBeDisabled();
    await typed.fill('New-Binod@example.test');
    await expectNoAxeViolations(page);
    guard.expectResponse(500, /\/erase$/);
    await page.route(/\/erase$/, failing);
    await confirm.click();
    await expectAdminToast(page, 'error', 'Failed to erase the person.');
    await expect(typed).toHaveValue('New-Binod@example.test');
    await page.unroute(/\/erase$/);
    await confirm.click();
    await expectAdminToast(page, 'success', 'New Binod was erased.');
    await expect(dialog).toBeHidden();
  });

  await test.step('the request, the person and the session are gone', async () => {
    await expect(page.getByText('Erasure requests')).toHaveCount(0);
    await expect(page.getByText('No Data Found')).toBeVisible();
    const response = await student.request.get('/api/user/profile');
    expect(response.status()).toBe(401);
  });
});

test('an export that is cut off counts as failed, not as a short one', async ({
  openAs,
  product,
}) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/registrations');
  // The line breaks as it does when the product ends a response: in the middle, without the last
  // chunk.
  const line = createServer((request, response) => {
    void (async () => {
      const { cookie = '' } = request.headers;
      const answer = await fetch(`${product.origin}${request.url}`, { headers: { cookie } });
      const whole = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-disposition': answer.headers.get('content-disposition') ?? '',
      });
      response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
    })();
  }).listen(0, 'localhost');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await link.evaluate(
    (anchor, to) => anchor.setAttribute('href', to + anchor.getAttribute('href')),
    `http://localhost:${port}`,
  );
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('registrations-2025-07-16.zip');
  expect(await download.failure()).toMatch(/./);
  line.close();
});
