import type { JudgedRound, JudgedRoundDetails } from '@pratibha/contract/judge';
import { expectAdminToast, isTakenOver } from './admin-desk.ts';
import { close, confirm, openConsole, openRow } from './handbook-console.ts';
import { opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/* A round from its rubric to a score sheet that is taken out, by what docs/handbook says. */

const STORIES = 'Data Storytelling Contest';

/** A judge of a round, who signs in for the first time with an address that was asked. */
async function judgeOf(openAs: Parameters<typeof openConsole>[0], name: `new-${string}`) {
  const page = await openAs(name, '/unauthorized');
  const [round] = await call<JudgedRound[]>(page, 'GET', '/judge/rounds');
  const path = `/judge/rounds/${round?.id}`;
  await call(page, 'PUT', `${path}/answer`, { accepts: true, most_works: null });
  const send = async () => {
    const { works_listed, rubric } = await call<JudgedRoundDetails>(page, 'GET', path);
    const [work] = works_listed;
    const scores = rubric.criteria.map(({ id, levels }) => ({
      ...{ criterion_id: id, level: levels.length },
    }));
    const sheet = { scores, comment: 'Clear to the end.', note: '', version: 0 };
    await call(page, 'POST', `/judge/works/${work?.id}/send`, sheet);
    return work?.number ?? 0;
  };
  return { send };
}

test('Judging', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const dialog = page.locator('dialog:modal').last();
  await test.step('Prepare a round', () =>
    walk(page, 'judging', 'Prepare a round', {
      acts: {
        Events: pressAnd(openRow(STORIES)),
        'Prepare Round': opens('Prepare a Round'),
        Works: 'Every accepted one',
        From: '2025-07-16T06:00',
        Until: '2025-07-21T18:00',
        'Judges a work': '2',
        Blind: true,
        Save: [
          pressAnd(() => expectAdminToast(page, 'success', 'The round is prepared.')),
          pressAnd(() => expectAdminToast(page, 'success', 'The rubric was saved.')),
        ],
        'Change Rubric': opens('Change the Rubric'),
        Name: 'Story',
        Weight: '3',
        Levels: '4',
        'Change Round': opensAndCloses('Change the Round'),
        'Ask Judges': async () => {
          await page.getByRole('button', { name: 'Ask Judges' }).click();
          await dialog.getByLabel('Find an account').fill('student@example');
          await expect(dialog.getByRole('button', { name: /^Add / })).toHaveCount(1);
          await dialog
            .getByLabel('E-mail addresses')
            .fill('new-judge-a@example.test\nnew-judge-b@example.test');
          await expectNoAxeViolations(page);
          await confirm(page, 'Ask');
          await expectAdminToast(page, 'success', 'They are asked.');
        },
        'Open Round': async () => {
          await page.getByRole('button', { name: 'Open Round' }).click();
          await confirm(page, 'Yes, Open It');
          await expectAdminToast(page, 'success', 'The round is open.');
        },
      },
    }));
  await test.step('below stands the rubric as judges see it, the highest level on top', async () => {
    const preview = page.getByRole('region', { name: 'Rubric, as judges see it' });
    await expect(preview.getByRole('heading', { level: 3 }).first()).toHaveText(/^Story \d+ %$/);
    const levels = preview.getByRole('list').first().getByRole('listitem');
    await expect(levels).toHaveText([/^4/, /^3/, /^2/, /^1/]);
  });
  const judges = [await judgeOf(openAs, 'new-judge-a'), await judgeOf(openAs, 'new-judge-b')];
  await page.reload();
  await test.step('Assign the works', () =>
    walk(page, 'judging', 'Assign the works', {
      acts: {
        'Work for every judge': async () => {
          await page.getByLabel('Work for every judge').selectOption('Work 1');
        },
        'Give to Every Judge': pressAnd(async () => {
          await expect(
            page.getByRole('button', { name: /^Not to Every Judge: Work 1/ }),
          ).toBeVisible();
          await expectNoAxeViolations(page);
        }),
        'Propose Assignment': pressAnd(async () => {
          await expect(page.getByRole('heading', { name: 'Proposed' })).toBeVisible();
          await expectNoAxeViolations(page);
        }),
        Assign: pressAnd(() => expectAdminToast(page, 'success', 'Assigned.')),
      },
    }));

  await test.step('how long one may ask about a result, and that nobody is named any more', async () => {
    await page.getByRole('button', { name: 'Change What Results Tell' }).click();
    await expect(dialog.getByLabel('Name the judges')).toBeDisabled();
    await dialog.getByLabel('Hours after the release').fill('0');
    await confirm(page, 'Save');
    await expect(dialog).toContainText('Give a whole number from 1 to 720.');
    await dialog.getByLabel('Hours after the release').fill('48');
    await expectNoAxeViolations(page);
    await confirm(page, 'Save');
    await expectAdminToast(page, 'success', 'Saved.');
    await expect(page.getByText(/^For 48 hours after the release/)).toBeVisible();
  });

  await test.step('by the keys from a work to its sheet, which is taken out', async () => {
    const number = await judges[0]?.send();
    await page.reload();
    const matrix = page.getByRole('region', { name: 'Who judges what' });
    await isTakenOver(matrix.getByRole('button').first());
    await matrix.getByRole('button').first().focus();
    for (let row = 1; row < (number ?? 0); row += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName(`Work ${number}, New Judge A: 100`);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Clear to the end.');
    await expectNoAxeViolations(page);
    await confirm(page, 'Take Sheet Out');
    await expect(dialog).toContainText('Say why it does not count.');
    await dialog.getByLabel('Why it does not count').fill('Of another work');
    await confirm(page, 'Take Sheet Out');
    await expect(dialog).toContainText('It does not count: “Of another work”');
    await close(page);
    await matrix
      .getByRole('button', { name: /New Judge B: Not begun$/ })
      .first()
      .click();
    await confirm(page, 'Swap Work');
    // Both judges have every work.
    await expect(dialog).toContainText('No other judge has a work');
    await expectNoAxeViolations(page);
    await close(page);
    await close(page);
    // Once A lacks a work that B has, B gets one of A's for it.
    const cellOf = (work: number, judge: string, said: string) =>
      matrix.getByRole('button', { name: `Work ${work}, New Judge ${judge}: ${said}` });
    for (const [work, judge] of [
      [3, 'A'],
      [4, 'B'],
    ] as const) {
      await cellOf(work, judge, 'Not begun').click();
      await confirm(page, 'Take Work Away');
      await expect(cellOf(work, judge, 'not assigned')).toBeVisible();
      await close(page);
    }
    await cellOf(3, 'B', 'Not begun').click();
    await confirm(page, 'Swap Work');
    await confirm(page, 'Swap');
    await expect(dialog).toContainText('Choose a judge and a work.');
    await dialog.getByLabel('With').selectOption('New Judge A');
    await dialog.getByLabel('For').selectOption('Work 4');
    await expectNoAxeViolations(page);
    await confirm(page, 'Swap');
    await expectAdminToast(page, 'success', 'Swapped.');
    await close(page);
    await expect(cellOf(3, 'A', 'Not begun')).toBeVisible();
    await expect(cellOf(3, 'B', 'not assigned')).toBeVisible();
    await expect(cellOf(4, 'A', 'not assigned')).toBeVisible();
    await expect(cellOf(4, 'B', 'Not begun')).toBeVisible();
    await page.getByRole('button', { name: 'Remind Those Behind' }).click();
    await expectAdminToast(page, 'success', 'Reminded 2 judges.');
  });

  await test.step('at 360 px nothing but the table is wider than the page', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  });
});
