import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { expectAdminToast, openDesk, rowsOf } from './admin-desk.ts';
import { pngOf, sendFile } from './handed-files.ts';
import { call, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const ID = EVENTS.graphicDesign;
const FORM = `/admin/events/${ID}/work-form`;

/** A4 has 595 × 842 points, which is what 72 dpi make of it. */
const SMALL = pngOf(595, 842);
const LARGE = pngOf(2480, 3508);

test('an organiser says part by part what is handed in, and loses nothing to a colleague', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'eventadmin', `/admin/events?open=${ID}`);
  const details = page.getByRole('dialog', { name: 'Graphic Design', exact: true });
  const editor = page.getByRole('dialog', { name: 'What is handed in: Graphic Design' });
  const part = (number: number) => editor.getByRole('region', { name: `Part ${number}` });
  const save = editor.getByRole('button', { name: 'Save' });

  await test.step('an event that asks for something has to ask for it', async () => {
    await expect(details).toContainText(
      'A link to the work and a description. Nothing else is asked for.',
    );
    await details.getByRole('button', { name: 'Change What Is Handed In' }).click();
    await editor.getByLabel('Link to the work').selectOption('Not asked for');
    await save.click();
    await expect(
      editor.getByText('Add a part, or ask for the link: there has to be something to hand in.'),
    ).toBeVisible();
    await expect(editor.getByLabel('Link to the work')).toBeFocused();
  });

  await test.step('parts are added, filled in and moved by keys', async () => {
    await editor.getByLabel('Begin with').selectOption('Graphic design A4');
    await expect(part(1).getByLabel('Name')).toHaveValue('Design');
    await expect(part(1).getByLabel('Dots per inch at least')).toHaveValue('300');
    await editor.getByRole('button', { name: 'Add Part' }).press('Enter');
    await expect(part(2).getByLabel('Name')).toBeFocused();
    await part(2).getByLabel('Kind').selectOption('ZIP');
    await expect(part(2).getByLabel('Made for paper')).toHaveCount(0);
    await part(2).getByLabel('A README is wanted').check();
    await part(2).getByLabel('Largest file in MB').fill('many');
    await save.click();
    await expect(part(2).getByText('Give a number from 1 to 500.')).toBeVisible();
    await expect(part(2).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await part(2).getByLabel('Name').fill('Source');
    await part(2).getByLabel('Largest file in MB').fill('100');
    await editor.getByRole('button', { name: 'Move Source up' }).press('Enter');
    await expect(part(1).getByLabel('Name')).toHaveValue('Source');
    await expect(editor.getByText('Source is part 1 of 2.')).toBeAttached();
    await expect(editor.getByRole('button', { name: /^Move Source up/ })).toBeFocused();
    await expectNoAxeViolations(page);
  });

  await test.step('what students are asked for stands below', async () => {
    const preview = editor.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Source (required)');
    await expect(preview).toContainText(
      'A ZIP, or a folder of which one is made, with a README, at most 100 MB',
    );
    await expect(preview).not.toContainText('Work link');
  });

  await test.step('somebody else saves first', async () => {
    const other = await openDesk(openAs, 'admin', '/admin/tokens');
    const { revision, ...form } = await call<EventWorkForm>(other, 'GET', FORM);
    await call(other, 'PUT', FORM, { ...form, grace_minutes: 10, revision });
    guard.expectResponse(409, /work-form$/);
    await save.click();
    await expect(editor.getByRole('alert').last()).toContainText(
      'Somebody else saved this meanwhile, so nothing was saved. What you typed is kept',
    );
    await expect(part(1).getByLabel('Name')).toHaveValue('Source');
    await expectAdminToast(page, 'error', 'Failed to save what is handed in');
  });

  await test.step('what was typed outlives a reload, on a phone, and is saved', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await details.getByRole('button', { name: 'Change What Is Handed In' }).click();
    await expect(part(1).getByLabel('Name')).toHaveValue('Source');
    await expectNoAxeViolations(page);
    await save.click();
    await expect(editor.getByText(/^Somebody else saved this meanwhile/)).toBeVisible();
    await save.click();
    await expectAdminToast(page, 'success', 'What is handed in was saved.');
    await expect(editor).toBeHidden();
    await expect(details).toContainText('Source: A ZIP, or a folder of which one is made');
    const saved = await call<EventWorkForm>(page, 'GET', FORM);
    expect(saved.parts.map(({ id, name }) => [id, name])).toEqual([
      ['source', 'Source'],
      ['design', 'Design'],
    ]);
    expect(saved.asks_link).toBe('no');
  });

  await test.step('a part is removed, and the focus goes on', async () => {
    await details.getByRole('button', { name: 'Change What Is Handed In' }).click();
    await editor.getByRole('button', { name: 'Remove Source' }).click();
    await expect(part(1).getByLabel('Name')).toBeFocused();
    await expect(part(1).getByLabel('Name')).toHaveValue('Design');
    await save.click();
    await expectAdminToast(page, 'success', 'What is handed in was saved.');
  });
});

test('works with files are marked, looked at, and compared with what came before', async ({
  openAs,
  product,
}) => {
  const desk = await openDesk(openAs, 'eventadmin', '/admin/tokens');
  const { revision, ...form } = await call<EventWorkForm>(desk, 'GET', FORM);
  const design = {
    ...{ id: 'design', name: 'Design', help: null, required: true, kind: 'picture', most: 1 },
    ...{ most_mb: 50, print: 'A4', least_dpi: 300, wants_readme: false },
  };
  await call(desk, 'PUT', FORM, { ...form, asks_link: 'no', parts: [design], revision });
  const student = await openRegistered(openAs, 'designer', ID);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  const handIn = async (bytes: Buffer, name: string) => ({
    description: 'A poster.',
    parts: [
      {
        id: 'design',
        files: [await sendFile(student, { event: ID, part: 'design', name, bytes })],
      },
    ],
  });
  const { id } = await call<{ id: number }>(
    student,
    'POST',
    `/user/events/${ID}/submissions`,
    await handIn(SMALL, 'small.png'),
  );
  const details = desk.getByRole('dialog');
  const handed = details.getByRole('region', { name: 'What was handed in' });

  await test.step('the list says what does not meet', async () => {
    await desk.goto(`/admin/submissions?event=${ID}`);
    const row = rowsOf(desk).filter({ hasText: 'Does not meet: 72 dpi' });
    await expect(row).toHaveCount(1);
    await row.click();
    await expect(handed).toContainText('Design (small.png) does not meet: 72 dpi');
    await expect(handed.getByRole('button', { name: 'Look at small.png' })).toBeVisible();
    await expect(details).toContainText(
      'This is the page of the work: it was handed in without a link.',
    );
    await expectNoAxeViolations(desk);
  });

  await test.step('a student who mends it takes the mark away', async () => {
    await call(student, 'PUT', `/user/submissions/${id}`, {
      ...(await handIn(LARGE, 'large.png')),
      revision: 1,
    });
    await expect(handed).toContainText('large.png');
    await expect(handed.getByText('does not meet')).toHaveCount(0);
  });

  await test.step('both versions stand side by side', async () => {
    await details.getByRole('button', { name: 'Compare versions' }).click();
    const compared = desk.getByRole('dialog', { name: /^Versions by/ });
    await expect(compared.getByRole('region', { name: 'Left' })).toContainText('small.png');
    await expect(compared.getByRole('region', { name: 'Right' })).toContainText('large.png');
    await expectNoAxeViolations(desk);
  });
});
