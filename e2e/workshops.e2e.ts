import { readFile } from 'node:fs/promises';
import { expectAdminToast, exportedFrom, openDesk } from './admin-desk.ts';
import { expectToast, TOASTS } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const AI = 'AI Workshop, 10 August 2025, 10:00 to 12:00';
const DESIGN = 'Graphic Design Workshop, 10 August 2025, 11:00 to 14:00';

test('a student takes a class, swaps it, and leaves it; an organiser sees who comes', async ({
  openAs,
}) => {
  // Nobody asks for a profile.
  const page = await openAs('newcomer', '/user/workshops');
  await page.setViewportSize({ width: 360, height: 740 });
  const take = (named: string) => page.getByRole('button', { name: `Take a Seat: ${named}` });

  await test.step('the page begins as specified, and the classes stand below', async () => {
    await expect(page.getByText('No workshops available right now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Classes' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'AI Workshop' }).getByRole('listitem'),
    ).toHaveCount(2);
    await expectNoAxeViolations(page);
  });

  await test.step('one press takes a seat', async () => {
    await take(AI).click();
    await expectToast(page, 'You have a seat.', TOASTS.standard);
    await expect(page.getByRole('button', { name: `Leave: ${AI}` })).toBeVisible();
    await expect(take(AI)).toBeHidden();
  });

  await test.step('another at the same time is taken instead', async () => {
    await expect(
      page.getByText('At the same time you have a seat in “AI Workshop” (10:00 to 12:00).'),
    ).toBeVisible();
    await page.getByRole('button', { name: `Take This Instead: ${DESIGN}` }).click();
    const asked = page.getByRole('dialog', { name: 'Take this class instead?' });
    await expect(asked).toContainText('You give up your seat in “AI Workshop”.');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: 'Yes, Swap' }).click();
    await expect(page.getByRole('button', { name: `Leave: ${DESIGN}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Leave: ${AI}` })).toBeHidden();
  });

  const desk = await openDesk(openAs, 'admin', '/admin/workshops');
  await test.step('an organiser sees who comes', async () => {
    const table = desk.getByRole('table', { name: 'Workshops' });
    await expect(table.getByRole('row')).toHaveCount(4);
    await table.getByRole('button', { name: 'Graphic Design Workshop', exact: true }).click();
    const one = desk.getByRole('dialog', { name: 'Graphic Design Workshop' });
    await expect(one.getByText('1 person has a seat.')).toBeVisible();
    await expect(one.getByRole('button', { name: 'Set the Waiting List' })).toBeVisible();
    await expectNoAxeViolations(desk);
    const file = await readFile(await (await exportedFrom(desk)).path(), 'utf8');
    const lines = file.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('newcomer@example.test');
    await one.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a class is made, with what is at the same time', async () => {
    await desk.getByRole('button', { name: 'Add Class' }).click();
    const form = desk.getByRole('dialog', { name: 'Add Class' });
    await form.getByLabel('Workshop', { exact: true }).fill('Web Design Workshop');
    await form.getByLabel('Day', { exact: true }).fill('2025-08-10');
    await form.getByLabel('From', { exact: true }).fill('13:00');
    await form.getByLabel('To', { exact: true }).fill('13:00');
    await expect(form.getByText('The end must be after the start.')).toBeVisible();
    await form.getByLabel('To', { exact: true }).fill('15:00');
    await form.getByLabel('Room', { exact: true }).fill('Lab 3');
    await form.getByLabel('Seats', { exact: true }).fill('20');
    await form.getByLabel('Speakers', { exact: true }).fill('Puja Rai');
    await expect(
      form.getByText('“Graphic Design Workshop” is in the same room at 11:00.'),
    ).toBeVisible();
    await expect(
      form.getByText('Puja Rai gives “Graphic Design Workshop” at 11:00.'),
    ).toBeVisible();
    await expectNoAxeViolations(desk);
    await form.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(
      desk,
      'success',
      'Saved, with something at the same time: see its details.',
    );
    await expect(form).toBeHidden();
    await expect(
      desk.getByRole('table', { name: 'Workshops' }).getByText('2 clashes').first(),
    ).toBeVisible();
  });

  await test.step('the timetable stands by rooms and hours', async () => {
    await desk.getByRole('button', { name: 'Timetable' }).click();
    const day = desk.getByRole('region', { name: '10 August 2025' });
    await expect(day.getByRole('columnheader')).toHaveText(['When', 'Lab 2', 'Lab 3']);
    await expect(day.getByRole('rowheader')).toHaveText(['10:00', '11:00', '13:00']);
    await expect(desk.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectNoAxeViolations(desk);
  });

  await test.step('a seat is given up', async () => {
    await page.getByRole('button', { name: `Leave: ${DESIGN}` }).click();
    const asked = page.getByRole('dialog', { name: 'Leave this class?' });
    await asked.getByRole('button', { name: 'Yes, Leave' }).click();
    await expect(take(DESIGN)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
