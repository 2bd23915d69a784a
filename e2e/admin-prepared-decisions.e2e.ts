import type { Page } from '@playwright/test';
import { expectAdminToast, openDesk, rowsOf } from './admin-desk.ts';
import { changeEvent } from './event-change.ts';
import { close, confirm, openConsole, openRow } from './handbook-console.ts';
import { look, pressAnd, walk } from './handbook-walk.ts';
import { call, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const LIST = `/admin/registrations?event=${EVENTS.webDesign}&status=PENDING`;

type Own = { readonly id: number; readonly registration_status: string };
const statusOf = async (student: Page) =>
  (await call<Own[]>(student, 'GET', '/user/registrations'))[0]?.registration_status;

test('fifty decisions are prepared, one is taken back, one left out, and the others released', async ({
  openAs,
}) => {
  const student = await openRegistered(openAs, 'held', EVENTS.webDesign);
  const page = await openDesk(openAs, 'admin', '/admin/events');

  await test.step('the form of the event says that decisions are prepared', async () => {
    await page.getByRole('button', { name: 'Edit AI & Web Design', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Prepare decisions and release them together').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'success', 'Event updated successfully!');
  });

  await test.step('a selection is prepared, and the student cannot tell', async () => {
    await page.goto(LIST);
    await expect(rowsOf(page)).toHaveCount(50);
    await expect(page.getByRole('button', { name: 'Releases' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    const bar = page.getByRole('region', { name: '50 selected' });
    await bar.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve 50 registrations' });
    await dialog.getByLabel('Remarks', { exact: true }).fill('See you there');
    await expect(dialog.getByRole('note')).toContainText('hears nothing before the release');
    await dialog.getByRole('button', { name: 'Prepare 50' }).click();
    await expect(dialog.getByText('50 of 50 prepared.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).nth(1).click();
    await expect(page.getByText('50 decisions are prepared.')).toBeVisible();
    await expect(rowsOf(page).first()).toContainText('Prepared: Shortlisted');
    await expectNoAxeViolations(page);
    expect(await statusOf(student)).toBe('PENDING');
  });

  await test.step('the details say what is prepared, and take it back', async () => {
    await rowsOf(page).last().click();
    const note = page.getByText(/^Prepared: Shortlisted, by /);
    await expect(note).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Take Back' }).click();
    await expectAdminToast(page, 'success', 'Nothing is prepared for this any more.');
    await expect(note).toBeHidden();
    await close(page);
    await page.getByLabel('Filter by Prepared Decision').selectOption('Prepared');
    await expect(rowsOf(page)).toHaveCount(49);
  });

  await test.step('one is left out, and what became of each is told', async () => {
    await page.getByRole('button', { name: 'Release 49 Decisions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Release prepared decisions' });
    const list = dialog.getByRole('list', { name: 'Prepared decisions' });
    await expect(list.getByRole('listitem')).toHaveCount(49);
    await expect(list.getByRole('listitem').first()).toContainText('“See you there”');
    await list.getByRole('checkbox').first().uncheck();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Release 48 Decisions' }).click();
    await page.getByRole('dialog', { name: 'Release 48 decisions?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, Release 48' }).click();
    await expect(dialog.getByText('Done · 48 of 48 decisions made')).toBeVisible();
    const outcomes = dialog.getByRole('list', { name: 'What became of each' });
    await expect(outcomes.getByText('Registration approved')).toHaveCount(48);
    await expectNoAxeViolations(page);
    await close(page);
    await expect(page.getByText('1 decision is prepared.')).toBeVisible();
  });

  expect(await statusOf(student)).toBe('SHORTLISTED');
  await student.goto('/user/event-registrations');
  await expect(student.getByText('Shortlisted').first()).toBeVisible();
});

test('Review: everybody at the same moment', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await changeEvent(page, EVENTS.graphicDesign, { holds_decisions: true });
  await page.goto('/admin/registrations?status=PENDING');
  await walk(page, 'review', 'Everybody at the same moment', {
    acts: {
      Prepare: pressAnd(() => expectAdminToast(page, 'success', 'Prepared:')),
      Desk: look,
      'Filter by Prepared Decision': 'Prepared',
      'Filter by Event': 'Graphic Design',
      Release: pressAnd(() =>
        expect(page.getByRole('dialog', { name: 'Release prepared decisions' })).toBeVisible(),
      ),
      Now: look,
      'At an instant': async (_, choice) => {
        await choice.check();
        await page.getByLabel('Released at').fill('2025-07-22T18:00');
        await expectNoAxeViolations(page);
        await confirm(page, 'Release 1 Decision');
        await confirm(page, 'Yes, Release 1');
        await expect(page.getByText(/^Waits for its instant/)).toBeVisible();
      },
      'Call Off': pressAnd(async () => {
        await confirm(page, 'Yes, Call Off');
        await expectAdminToast(page, 'success', 'The release is called off.');
        await expect(page.getByText(/^Called off/)).toBeVisible();
      }),
    },
    before: {
      1: async () => {
        await page.goto(`/admin/registrations?event=${EVENTS.graphicDesign}&status=PENDING`);
        await openRow('Pending')(page);
        await confirm(page, /^Approve/);
      },
      2: async () => {
        await close(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
  });
});
