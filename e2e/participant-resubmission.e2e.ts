import { look } from './admin-desk.ts';
import { changeEvent } from './event-change.ts';
import {
  call,
  cardOf,
  cutOff,
  EVENTS,
  expectToast,
  openRegistered,
  review,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

const UNTIL = 'Until 13 August 2025, 23:59 NPT, in 2 days';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

test('work sent back is handed in again, from the earlier version and with the remarks', async ({
  openAs,
  product,
}) => {
  const page = await openRegistered(openAs, 'again', EVENTS.webDesign);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  const first = await call<{ id: number }>(
    page,
    'POST',
    `/user/events/${EVENTS.webDesign}/submissions`,
    {
      work_link: 'https://works.example/first',
      demo_or_alternate_link: 'https://works.example/film',
      description: 'The first try.',
    },
  );
  // The panel puts the version into the cache from which the form must not start.
  await page.goto(`/user/work-submissions?open=${first.id}`);
  const panel = page.getByRole('dialog', { name: 'AI & Web Design' });
  await expect(panel).toContainText('The first try.');
  await review(openAs, first.id, {
    status: 'RESUBMISSION_REQUIRED',
    remarks: 'The link asks for a password.\nPlease share it with everyone.',
  });

  await page.reload();
  await expect(panel.getByRole('link', { name: 'Open the event' })).toBeVisible();
  await expect(panel).toContainText(UNTIL);
  await expect(page.getByRole('row').filter({ hasText: 'Resubmission Required' })).toContainText(
    UNTIL,
  );
  await page.goto('/user/events');
  const badge = cardOf(page, 'AI & Web Design').getByText('Work · Resubmission Required');
  await expect(badge).toBeVisible();
  const strip = page.getByRole('region', { name: 'Work that was sent back' });
  await expect(strip).toContainText('The organisers ask you to hand in again: AI & Web Design');
  await expect(strip).toContainText(UNTIL);
  const warning = await strip.locator('p').evaluate((words) => getComputedStyle(words).color);
  await expect(badge).toHaveCSS('color', warning);
  await expectNoAxeViolations(page);
  await strip.getByRole('button', { name: 'See what they ask for' }).click();
  await expect(page).toHaveURL(/submit=8$/);
  await page.goBack();
  await page.goto(`/user/work-submissions?open=${first.id}`);
  await panel.getByRole('link', { name: 'Resubmit Work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resubmit work for AI & Web Design' });
  await expect(dialog).toContainText('The link asks for a password.');
  await expect(dialog).toContainText(UNTIL);
  const link = dialog.getByLabel('Work link (URL)');
  await expect(link).toHaveValue('https://works.example/first');
  await expect(dialog.getByLabel('Demo or alternate link (optional)')).toHaveValue(
    'https://works.example/film',
  );
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('The first try.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Resubmit Work' }).click();
  const question = page.getByRole('dialog', { name: 'Before you send' });
  await expect(question).toContainText('You changed nothing. Send anyway?');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await link.fill('https://works.example/second');
  await dialog.getByLabel('Demo or alternate link (optional)').fill('  ');
  await page.route('**/api/user/events/*/submissions', async (route) => {
    // It arrives; only its response does not.
    await route.fetch();
    await cutOff(route);
  });
  await dialog.getByRole('button', { name: 'Resubmit Work' }).click();
  await expectToast(page, 'Failed to submit work.');
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'not certain that your work arrived',
  );
  await expect(dialog).toContainText('The link asks for a password.');
  await expect(link).toHaveValue('https://works.example/second');
  await page.unroute('**/api/user/events/*/submissions');

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Resubmit Work' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ demo_or_alternate_link: null });
  await expectToast(page, 'Submission successful!');
  const receipt = page.getByRole('dialog', { name: 'Your work has arrived' });
  await expect(receipt).toContainText(`#${first.id}`);
  await expect(receipt.getByText('2', { exact: true })).toBeVisible();

  await receipt.getByRole('link', { name: 'My Submissions' }).click();
  await page.getByRole('button', { name: 'AI & Web Design' }).click();
  await expect(panel).toContainText('version 2');
  await expect(panel.getByRole('link', { name: /works\.example\/second/ })).toBeVisible();
  await panel.getByText(/^Version 1/).click();
  await expect(panel.getByRole('link', { name: /works\.example\/first/ })).toBeVisible();
  await expect(panel).toContainText('Please share it with everyone.');
  await expectNoAxeViolations(page);
});

test('a work that awaits review is replaced, and organisers see that it was', async ({
  openAs,
  product,
  guard,
}) => {
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openRegistered(openAs, 'replacing', EVENTS.webDesign);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  const card = cardOf(page, 'AI & Web Design');
  const desk = await openAs('eventadmin', '/admin/submissions');
  await changeEvent(desk, EVENTS.webDesign, { works_once: true });
  await page.goto('/user/events');
  await expect(card).toContainText('Works can be handed in once.');
  await card.getByRole('button', { name: 'Submit Work' }).click();
  await expect(page.getByRole('dialog', { name: 'Submit work for AI & Web Design' })).toContainText(
    'Works for this event can be handed in once: look at everything before you send it.',
  );
  await expectNoAxeViolations(page);
  await changeEvent(desk, EVENTS.webDesign, { works_once: false });

  const work = { work_link: 'https://works.example/wrong', description: 'A map of wells.' };
  const first = await call<{ id: number }>(
    page,
    'POST',
    `/user/events/${EVENTS.webDesign}/submissions`,
    work,
  );

  await page.goto('/user/events');
  await expect(card.getByRole('button')).toHaveText('Work Submitted');
  await expect(card.getByRole('button')).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeViolations(page);
  await card.getByRole('link', { name: 'Replace My Work' }).click();
  await expect(page).toHaveURL(/\/user\/events\/8\?replace=8$/);
  const form = page.getByRole('dialog', { name: 'Replace your work for AI & Web Design' });
  await expect(form).toContainText('Version 1 is your work until the next one has arrived.');
  await expect(form).toContainText(UNTIL);
  const link = form.getByLabel('Work link (URL)');
  await expect(link).toHaveValue('https://works.example/wrong');
  await expectNoAxeViolations(page);
  const send = form.getByRole('button', { name: 'Replace My Work' });
  await send.click();
  const question = page.getByRole('dialog', { name: 'Before you send' });
  await expect(question).toContainText('You changed nothing. Send anyway?');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await link.fill('works.example/right');
  // What was typed is kept in this browser.
  await page.reload();
  await expect(link).toHaveValue('works.example/right');
  await send.click();
  const receipt = page.getByRole('dialog', { name: 'Your work has arrived' });
  await expect(receipt).toContainText(`#${first.id}`);
  await expect(receipt.getByText('2', { exact: true })).toBeVisible();

  await receipt.getByRole('link', { name: 'My Submissions' }).click();
  await page.getByRole('button', { name: 'AI & Web Design' }).click();
  const panel = page.getByRole('dialog', { name: 'AI & Web Design' });
  await expect(panel).toContainText('version 2');
  await expect(panel.getByText(/^Version 1/)).toContainText(
    /Replaced by version 2 on 11 August 2025, 10:\d\d NPT$/,
  );
  await panel.getByText(/^Version 1/).click();
  await expect(panel.getByRole('link', { name: /works\.example\/wrong/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.getByRole('link', { name: 'Replace My Work' }).click();
  await expect(link).toHaveValue('https://works.example/right');

  await desk.goto('/admin/submissions?event=8&sort=-replaced_at');
  const row = desk.getByRole('row').filter({ hasText: /replaced .* ago/ });
  await expect(row).toHaveCount(1);
  await expectNoAxeViolations(desk);
  await desk.goto(`/admin/submissions?event=8&open=${first.id}`);
  const drawer = desk.locator('dialog').filter({ hasText: 'pending in this list' });
  await expect(drawer).toContainText(/2 of 2 · replaced .* ago/);

  // Another tab is first: what was typed here is not lost, and not sent.
  guard.expectResponse(409, new RegExp(`/user/submissions/${first.id}$`));
  await link.fill('https://works.example/late');
  // This one looks again by itself, but not in a tab that is hidden.
  await look(page, 'hidden');
  const other = { ...work, work_link: 'https://works.example/other', revision: 2 };
  await call(page, 'PUT', `/user/submissions/${first.id}`, other);
  await send.click();
  await expect(form.locator('form').getByRole('alert')).toContainText(
    'already handed in from another tab or device',
  );
  await expect(link).toHaveValue('https://works.example/late');

  await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(drawer.getByRole('alert')).toContainText(
    'While you were reading version 2, version 3 took its place.',
  );
  await expectNoAxeViolations(desk);
  await test.step('of a decision that falls while the form is open it says so', async () => {
    await review(openAs, first.id, { status: 'ACCEPTED', remarks: '' });
    await look(page, 'visible');
    await expect(form.locator('form').getByRole('alert')).toContainText(
      'The organisers have decided on this work, so it cannot be replaced any more.',
    );
    await expect(send).toHaveCount(0);
    await expect(link).toHaveValue('https://works.example/late');
    await expectNoAxeViolations(page);
  });

  await test.step('that somebody cannot come stands beside their work', async () => {
    const [{ id } = { id: 0 }] = await call<{ id: number }[]>(page, 'GET', '/user/registrations');
    await call(desk, 'PUT', `/admin/registrations/${id}`, { status: 'SHORTLISTED' });
    await call(page, 'PUT', `/user/registrations/${id}/cannot-come`);
    await page.goto('/user/work-submissions');
    await expect(page.getByRole('row').filter({ hasText: 'AI & Web Design' })).toContainText(
      /You said on 11 August 2025, 10:\d\d NPT that you cannot come\./,
    );
    await page.goto('/user/events');
    await expect(card).toContainText('You said that you cannot come.');
    await expectNoAxeViolations(page);
    // It is so still where the decision is taken back.
    await call(desk, 'PUT', `/admin/registrations/${id}/reopen`, { reason: 'Looked at again' });
    await page.goto('/user/event-registrations');
    const row = page.getByRole('row').filter({ hasText: 'AI & Web Design' });
    await expect(row).toContainText('Pending');
    await expect(row).toContainText('You cannot come.');
    await page.goto(`/user/events/${EVENTS.webDesign}`);
    const standing = page.getByRole('complementary', { name: 'Where you stand' });
    await expect(standing).toContainText(/You said on 11 August .* that you cannot come\./);
    await expectNoAxeViolations(page);
    await standing.getByRole('button', { name: 'I Can Come After All' }).click();
    await expectToast(page, 'You have a place again.');
    await expect(standing).not.toContainText('you cannot come.');
  });
  await page.goto(`/user/events?replace=${EVENTS.webDesign}`);
  await expect(page.getByRole('dialog', { name: 'AI & Web Design' })).toContainText(
    'Your submission has been accepted.',
  );
});
