import type { DeskRow } from '@pratibha/contract/desk';
import type { UserRegistration } from '@pratibha/contract/registrations';
import { expectAdminToast, factOf, openDesk } from './admin-desk.ts';
import { changeEvent } from './event-change.ts';
import { call, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('a set answer decides, says and assigns; its remarks are put right afterwards', async ({
  openAs,
}) => {
  const student = await openRegistered(openAs, 'answered', EVENTS.webDesign);
  const [own] = await call<UserRegistration[]>(student, 'GET', '/user/registrations');
  const id = own?.id ?? 0;
  const page = await openDesk(openAs, 'admin', `/admin/registrations?open=${id}`);
  const drawer = page.locator('dialog').filter({ hasText: 'pending in this list' });
  await expect(factOf(drawer, 'Status')).toHaveText('Pending');

  await test.step('an own one is made, with a key', async () => {
    await drawer.getByRole('button', { name: 'Set Answers' }).click();
    const list = page.getByRole('dialog', { name: 'Set answers for 1 registration' });
    await expect(list).toContainText('There are none yet.');
    await expectNoAxeViolations(page);
    await list.getByRole('button', { name: 'New Set Answer' }).click();
    const form = page.getByRole('dialog', { name: 'New set answer' });
    await form.getByLabel('Title').fill('Welcome');
    await form.getByRole('button', { name: 'Save the Answer' }).click();
    await expect(
      form.getByText('Choose a decision, a tag or whose the row becomes.'),
    ).toBeVisible();
    await form.getByLabel('Decision').selectOption('Approve');
    await form.getByLabel('Remarks for the Student').fill('Come at 9.');
    await form.getByLabel('Assigned').selectOption('assigned to whoever uses it');
    await form.getByLabel('Key', { exact: true }).selectOption('1');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Save the Answer' }).click();
    await expectAdminToast(page, 'success', '“Welcome” was saved.');
    await expect(list.getByRole('listitem')).toContainText('Approve · “Come at 9.”');
    await expectNoAxeViolations(page);
    // The one below; a message may have another.
    await list.getByRole('button', { name: 'Close' }).nth(1).click();
    await expect(list).toBeHidden();
  });

  await test.step('its key begins the decision, which asks as ever', async () => {
    await page.keyboard.press('1');
    const asked = page.getByRole('dialog', { name: 'Approve registration' });
    await expect(asked.getByLabel('Remarks', { exact: true })).toHaveValue('Come at 9.');
    await expect(asked).toContainText('Afterwards: assigned to whoever uses it.');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(asked).toBeHidden();
    const rows = () => call<DeskRow[]>(page, 'GET', `/admin/desk/rows?kind=registration&ids=${id}`);
    await expect.poll(async () => (await rows())[0]?.assigned_to?.name).toBeTruthy();
  });

  await test.step('a mistake in them is corrected, and the decision stays', async () => {
    await page.goto(`/admin/registrations?open=${id}`);
    await expect(factOf(drawer, 'Status')).toHaveText('Shortlisted');
    await drawer.getByRole('button', { name: 'Correct the Remarks' }).click();
    const form = page.getByRole('dialog', { name: 'Correct the remarks' });
    await expect(form.getByRole('button', { name: 'Save the Correction' })).toBeDisabled();
    await form.getByLabel('Remarks', { exact: true }).fill('Come at 10.');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Save the Correction' }).click();
    await expectAdminToast(page, 'success', 'Remarks corrected!');
    await expect(form).toBeHidden();
    await expect(drawer.getByText('Come at 10.')).toBeVisible();
  });

  await test.step('the student reads them, marked as corrected', async () => {
    await student.goto(`/user/event-registrations?open=${id}`);
    const details = student.getByRole('dialog', { name: 'AI & Web Design' });
    await expect(factOf(details, 'Review Remarks')).toContainText('Come at 10.');
    await expect(details).toContainText('Remarks corrected on 16 July 2025');
    await expectNoAxeViolations(student);
  });
});

test('a version of an event is compared in words, and taken back', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/dashboard');
  await changeEvent(page, EVENTS.openSourceDay, { title: 'Closed Source Day' });
  await page.goto(`/admin/events?open=${EVENTS.openSourceDay}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of Closed Source Day' });
  await expect(versions.getByRole('listitem').first()).toContainText('as it is now');
  await expectNoAxeViolations(page);
  await versions.getByRole('button', { name: /^Compare version/ }).click();
  await expect(versions).toContainText('Now: Closed Source Day');
  await expectNoAxeViolations(page);
  await versions.getByRole('button', { name: 'Take This Version Back' }).click();
  const question = page.getByRole('dialog', { name: /^Make the event what it was/ });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Take It Back' }).click();
  await expectAdminToast(page, 'success', 'The event is what it was in version');
  await expect(versions).toBeHidden();
  await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible();
});

test('where replies go is said, and the dashboard says so until then', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/dashboard');
  const loose = page.getByRole('link', { name: 'Nobody reads replies to mails: say who does' });
  await expect(loose).toBeVisible();
  await expectNoAxeViolations(page);
  await loose.click();
  await expect(page.getByText('Nobody reads replies to mails, but for events')).toBeVisible();
  await page.getByRole('button', { name: 'Change Where Replies Go' }).click();
  const form = page.getByRole('dialog', { name: 'Where replies to mails go' });
  await form.getByLabel('Replies Go To').fill('robots');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Give an e-mail address.')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByLabel('Replies Go To').fill('robots@college.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectAdminToast(page, 'success', 'Saved. It counts from the next mail on.');
  await expect(form).toBeHidden();
  await expect(page.getByText('Replies to mails go to robots@college.example')).toBeVisible();
});
