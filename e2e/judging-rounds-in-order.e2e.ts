import type { Page } from '@playwright/test';
import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { OwnNomination } from '@pratibha/contract/nominations';
import type { EventRounds, RoundDetails } from '@pratibha/contract/rounds';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

/* Two rounds in order on a phone: a nomination, a wrong rubric, and a final of the best. */

async function expectNarrow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

/** Everything is assigned to the one judge who was asked. */
async function assign(desk: Page, id: number): Promise<void> {
  const at = `/admin/rounds/${id}`;
  const { basis } = await call<{ basis: string }>(desk, 'GET', `${at}/proposal`);
  await call(desk, 'POST', `${at}/assignments`, { basis });
}

/** The first work gets the highest levels, and all others the lowest. */
async function sendAll(page: Page, id: number): Promise<JudgedRoundDetails> {
  const own = await call<JudgedRoundDetails>(page, 'GET', `/judge/rounds/${id}`);
  for (const [at, work] of own.works_listed.entries()) {
    const { rubric, sheet: kept } = await call<WorkToJudge>(page, 'GET', `/judge/works/${work.id}`);
    const scores = rubric.criteria.map((criterion) => ({
      criterion_id: criterion.id,
      level: at === 0 ? criterion.levels.length : 1,
    }));
    const sheet = { scores, comment: 'Clear to the end', note: '', version: kept?.version ?? 0 };
    await call(page, 'POST', `/judge/works/${work.id}/send`, sheet);
  }
  return own;
}

test('a preselection and its final', async ({ openAs, product, guard }) => {
  const desk = await openDesk(openAs, 'admin', '/admin/tokens');
  await desk.setViewportSize({ width: 360, height: 740 });
  const dialog = desk.locator('dialog:modal').last();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=photo%20story');
  const at = `/admin/events/${events[0]?.id}/rounds`;

  await test.step('both are prepared at once', async () => {
    await desk.goto(`/admin/judging/${events[0]?.id}`);
    await desk.getByRole('button', { name: 'Prepare Preselection and Final' }).click();
    const first = dialog.getByRole('group', { name: 'Preselection' });
    await first.getByLabel('From').fill('2025-07-16T06:00');
    await first.getByLabel('Until').fill('2025-07-18T18:00');
    const final = dialog.getByRole('group', { name: 'Final' });
    await final.getByLabel('How many').fill('0');
    await final.getByLabel('From').fill('2025-07-19T18:00');
    await final.getByLabel('Until').fill('2025-07-20T18:00');
    await press('Save');
    await expect(final.getByLabel('How many')).toHaveAttribute('aria-invalid', 'true');
    await expectNarrow(desk);
    await final.getByLabel('How many').fill('2');
    await press('Save');
    await expectAdminToast(desk, 'success', 'Two rounds are prepared.');
    await desk.getByRole('link', { name: 'Preselection' }).click();
  });
  const { rounds } = await call<EventRounds>(desk, 'GET', at);
  const [preselection = 0, final = 0] = rounds.map(({ id }) => id);

  await test.step('says what more sheets are worth, and for what works are nominated', async () => {
    await desk.getByRole('button', { name: 'Change Round' }).click();
    await expect(dialog.getByText(/^Of 100 simulated seasons with/)).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Change Nominations' }).click();
    await dialog.getByLabel('Nomination 1').fill('Best Presenter');
    await expectNarrow(desk);
    await press('Save');
    await expectAdminToast(desk, 'success', 'The nominations were saved.');
    await expect(desk.getByRole('heading', { name: 'Best Presenter' })).toBeVisible();
  });

  await call(desk, 'POST', `/admin/rounds/${preselection}/judges`, {
    emails: ['new-chooser@example.test'],
  });
  const page = await openAs('new-chooser', '/user/judging');
  await page.setViewportSize({ width: 360, height: 740 });
  const answer = `/judge/rounds/${preselection}/answer`;
  await call(page, 'PUT', answer, { accepts: true, most_works: 3 });
  const ready = await call<RoundDetails>(desk, 'GET', `/admin/rounds/${preselection}`);
  await call(desk, 'POST', `/admin/rounds/${preselection}/open`, { version: ready.version });
  await assign(desk, preselection);

  await test.step('a judge nominates a work, with a reason', async () => {
    await page.goto(`/user/judging?round=${preselection}`);
    const part = page.getByRole('region', { name: 'Nominations' });
    await part.getByLabel('Work for ‘Best Presenter’').selectOption({ index: 1 });
    await part.getByRole('button', { name: 'Save Nomination for Best Presenter' }).click();
    await expect(part.getByText('Say why.')).toBeVisible();
    await expectNarrow(page);
    await part.getByLabel('Reason').fill('Nobody looked away');
    await expect(part.getByText('Not saved yet. This tab keeps it.')).toBeVisible();
    await page.reload();
    await expect(part.getByLabel('Reason')).toHaveValue('Nobody looked away');
    await part.getByRole('button', { name: 'Save Nomination for Best Presenter' }).click();
    await expect(part.getByText('Saved for ‘Best Presenter’.')).toBeVisible();
    await page.reload();
    await expect(part.getByLabel('Reason')).toHaveValue('Nobody looked away');
    // Another device saves another reason while this one is typed.
    await part.getByLabel('Reason').fill('Everybody asked for more');
    await expect(part.getByText('Not saved yet. This tab keeps it.')).toBeVisible();
    const [own] = await call<OwnNomination[]>(
      page,
      'GET',
      `/judge/rounds/${preselection}/nominations`,
    );
    await call(page, 'PUT', `/judge/rounds/${preselection}/nominations`, {
      ...{ id: own?.id, work_id: own?.work_id, version: own?.version },
      reason: 'From the laptop',
    });
    await page.reload();
    await expect(part.getByRole('alert')).toContainText('“From the laptop”');
    await expect(part.getByLabel('Reason')).toHaveValue('Everybody asked for more');
    await expectNarrow(page);
    await part.getByRole('button', { name: 'Take What Is Saved' }).click();
    await expect(part.getByLabel('Reason')).toHaveValue('From the laptop');
  });
  const { works_listed: works } = await sendAll(page, preselection);

  await test.step('a judge corrects a sheet, and is not done', async () => {
    await page.goto(`/user/judging/${works[0]?.id}`);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByLabel('Comment for the participant').fill('Typed before');
  });

  await test.step('a new version of the rubric says which sheets it asks again', async () => {
    await desk.reload();
    await expect(desk.getByText('New Chooser: “From the laptop”')).toBeVisible();
    await desk.getByRole('button', { name: 'Change Rubric' }).click();
    await expect(dialog.getByLabel('Levels').first()).toBeDisabled();
    await press('Begin New Version');
    const asked = dialog.getByRole('list', { name: 'Sheets that are asked again' });
    await expect(asked.getByRole('listitem')).toHaveCount(works.length);
    await dialog.getByLabel('Levels').first().selectOption('3');
    await expectNarrow(desk);
    await press('Save');
    await expectAdminToast(desk, 'success', 'The rubric was saved.');
    await expect(desk.getByText('Version 2 of the rubric')).toBeVisible();
  });

  await test.step('its judge loses nothing, and finds what they gave beside the new sheet', async () => {
    guard.expectResponse(422, /\/send$/);
    guard.expectResponse(409, /\/sheet$/);
    await page.getByRole('button', { name: 'Send Correction' }).click();
    const clash = page.getByRole('alert').filter({ hasText: 'Does it hold for this one, too?' });
    await expect(clash).toContainText('Typed before');
    await expectNarrow(page);
    await clash.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(page.getByText('Saved. Not sent yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Comment for the participant')).toHaveValue('Typed before');
    await expect(page.getByText(/^The rubric changed since you scored it/)).toBeVisible();
    const before = page.getByRole('region', { name: 'What you gave before' });
    await expect(before.getByText('Comment: “Clear to the end”')).toBeVisible();
    await expectNarrow(page);
  });
  await sendAll(page, preselection);

  await test.step('the organiser reads the sheet of before beside that of now', async () => {
    await desk.reload();
    const matrix = desk.getByRole('region', { name: 'Who judges what' });
    await matrix.getByRole('button', { name: /New Chooser: 100$/ }).click();
    await expect(
      dialog.getByText('By version 1 of the rubric, of version 1 of the work'),
    ).toBeVisible();
    await expectNarrow(desk);
    await desk.keyboard.press('Escape');
  });

  await test.step('the final takes the best, and one of those who are equal', async () => {
    await setClock(product, '2025-07-19T10:00:00+05:45');
    await desk.goto(`/admin/rounds/${final}`);
    await desk.getByRole('button', { name: 'Open Round' }).click();
    await expect(dialog.getByText('Equal at the border', { exact: true })).toHaveCount(
      works.length - 1,
    );
    await expect(dialog.getByText(/^15 works have no sheet that counts/)).toBeVisible();
    await dialog.getByLabel('Choose 1 of them, with a reason').check();
    await press('Open Round');
    await expect(dialog.getByText('Choose 1.')).toBeVisible();
    await dialog.getByRole('group').getByRole('checkbox').first().check();
    await dialog.getByLabel('Why these').fill('It dares more');
    await expectNarrow(desk);
    await press('Open Round');
    await expectAdminToast(desk, 'success', 'The round is open.');
    await expect(desk.getByText('2 works · 0 judges')).toBeVisible();
    await expect(desk.getByText(/these were taken: “It dares more”$/)).toBeVisible();
  });
});
