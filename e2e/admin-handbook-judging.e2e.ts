import type { JudgedRound, JudgedRoundDetails } from '@pratibha/contract/judge';
import { expectAdminToast } from './admin-desk.ts';
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
  return { page, send };
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
    await cellOf(3, 'A', 'Not begun').click();
    await confirm(page, 'Take Work Away');
    await close(page);
    await cellOf(4, 'B', 'Not begun').click();
    await confirm(page, 'Take Work Away');
    await close(page);
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

  await test.step('half judged, the stories have a ranking, which is read within a college', async () => {
    await page.goto('/admin/rounds/1');
    await page.getByRole('link', { name: 'Ranking' }).click();
    await expect(
      page.getByText(/sheets are not sent yet: what stands here may change/),
    ).toBeVisible();
    const order = page.getByRole('table').first();
    const works = order.getByRole('rowheader', { name: /^Work / });
    const all = await works.count();
    expect(all).toBeGreaterThan(50);
    await expect(order.getByText(/^Ranks \d+ to \d+ are open/).first()).toBeVisible();
    await expect(page.getByText(/^scores \d+ points? lower than others/).first()).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);

    const within = page.getByLabel('Within');
    await within.selectOption({ index: 1 });
    await expect.poll(() => works.count()).toBeLessThan(all);
    const some = await works.count();
    const chosen = await within.inputValue();
    await page.reload();
    await expect(within).toHaveValue(chosen);
    await expect(works).toHaveCount(some);
  });

  await call(page, 'POST', '/admin/rounds/1/judges', { emails: ['new-judge-a@example.test'] });
  await test.step('a final is begun, decided on by a judge with keys, and called off', async () => {
    const judge = judges[0]?.page ?? page;
    const answer = { accepts: true, most_works: null };
    await call(judge, 'PUT', '/judge/rounds/1/answer', answer);
    await call(page, 'PUT', '/demo/clock', { at: '2025-07-22T09:00:00+05:45' });
    await page.goto('/admin/ranking/1');
    const final = page.getByRole('region', { name: 'Final' });
    await final.getByRole('button', { name: 'Write Down Meeting' }).click();
    await dialog.getByRole('button', { name: 'Up' }).nth(1).click();
    await confirm(page, 'Write Down');
    await expect(dialog).toContainText('Say why it stands before a work that is better');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await confirm(page, 'Discard');
    await final.getByRole('button', { name: 'Begin Final' }).click();
    await expectNoAxeViolations(page);
    await confirm(page, 'Begin');
    await expectAdminToast(page, 'success', 'The final has begun.');

    await judge.setViewportSize({ width: 360, height: 740 });
    await judge.goto('/user/judging?round=1');
    const two = judge.getByRole('group', { name: /^Which of the two is better/ });
    await two.getByRole('radio').first().focus();
    await judge.keyboard.press('2');
    await expect(two.getByRole('radio').nth(1)).toBeChecked();
    await judge.keyboard.press('ArrowUp');
    await expect(two.getByRole('radio').first()).toBeChecked();
    await expectNoAxeViolations(judge);
    await judge.keyboard.press('Enter');
    await expect(judge.getByText('You have cast 1 ballot.')).toBeVisible();
    await expect(judge.getByRole('heading', { name: 'Final' })).toBeFocused();
    const wide = () =>
      judge.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(wide).toBeLessThanOrEqual(0);

    await expect(final.getByText(/^It goes on: 1 ballot of 60 at most/)).toBeVisible();
    await expect(final.getByRole('list', { name: 'Borders of prizes' })).toContainText('1 | 2');
    await expectNoAxeViolations(page);
    await final.getByRole('button', { name: 'Call Off Final' }).click();
    await confirm(page, 'Yes, Call It Off');
    await expectAdminToast(page, 'success', 'The final is called off.');
  });

  await test.step('Announce the results', async () => {
    await call(page, 'PUT', '/demo/clock', { at: '2025-07-22T10:00:00+05:45' });
    // By then the demo's organisers have frozen them.
    const reason = 'They are announced by hand.';
    await call(page, 'POST', '/admin/rounds/1/results/thaw', { number: 1, reason });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/rounds/1');
    const approve = async () => {
      const other = await openAs('admin', '/admin/dashboard');
      await call(other, 'POST', '/admin/rounds/1/results/approval', { number: 2 });
      await page.reload();
    };
    await walk(page, 'results', 'Announce the results', {
      before: { 5: approve },
      acts: {
        Change: opensAndCloses('What the participant reads'),
        'Freeze Results': opens('Freeze Results'),
        'Add Award': pressAnd(async () => {
          await confirm(page, 'Freeze');
          await expect(dialog.getByText('Say what the award is called.')).toBeVisible();
          await dialog.getByLabel('Name of the award').fill('Best Story');
          const hers = dialog.getByRole('option', { name: /Sujata Maharjan/ });
          await dialog
            .getByLabel('Work', { exact: true })
            .selectOption((await hers.getAttribute('value')) ?? '');
          for (const box of await dialog.getByRole('group', { name: 'Looked at' }).all())
            for (const check of await box.getByRole('checkbox').all()) await check.check();
          await expectNoAxeViolations(page);
        }),
        Freeze: pressAnd(() => expectAdminToast(page, 'success', 'The results are frozen.')),
        Now: true,
        'At an instant': async (_, found) => {
          await found.check();
          await dialog.getByLabel('Instant', { exact: true }).fill('2025-07-22T18:00');
        },
        Release: pressAnd(() =>
          expectAdminToast(page, 'success', 'The results come out at that instant.'),
        ),
        'Call Off': pressAnd(async () => {
          await confirm(page, 'Yes, Call Off');
          await expectAdminToast(page, 'success', 'The release is called off.');
        }),
      },
    });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Release Results' }).click();
    await confirm(page, 'Release');
    await expectAdminToast(page, 'success', 'The results are out.');
    const student = await openAs('internal', '/user/work-submissions');
    await student.getByRole('row').filter({ hasText: STORIES }).click();
    const panel = student.getByRole('dialog', { name: STORIES });
    await expect(panel).toContainText('Best Story');
    await panel.getByRole('button', { name: 'Ask About My Result' }).click();
    await panel.getByRole('button', { name: 'Send the Question' }).click();
    await expect(panel).toContainText('Write your question.');
    await panel.getByLabel('Your question').fill('How close was it?');
    await expectNoAxeViolations(student);
    await panel.getByRole('button', { name: 'Send the Question' }).click();
    await expect(panel).toContainText('Waits for an answer');
    await page.goto('/admin/ranking/1');
    await page.getByRole('button', { name: /^Answer: / }).click();
    await dialog.getByLabel('Answer').fill('Two judges, and both agreed.');
    await expectNoAxeViolations(page);
    await confirm(page, 'Send the Answer');
    await expectAdminToast(page, 'success', 'The answer is sent.');
    await student.reload();
    await expect(panel).toContainText('Two judges, and both agreed.');
    await expectNoAxeViolations(student);
    await page.goto('/admin/results/1');
    await page.getByRole('button', { name: 'Correct Results' }).click();
    await confirm(page, 'Begin Correction');
    await expect(dialog).toContainText('Give the reason.');
    await dialog.getByLabel('Reason').fill('A sheet was of another work.');
    await confirm(page, 'Begin Correction');
    await expect(page.getByText(/^Being corrected\./)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  });
});
