import { expectAdminToast, isTakenOver } from './admin-desk.ts';
import { confirm, openConsole } from './handbook-console.ts';
import { opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * The round that the demo judges, from its ranking to its correction, by what docs/handbook says.
 */

const STORIES = 'Data Storytelling Contest';

test('Results', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const dialog = page.locator('dialog:modal').last();
  const judge = await openAs('new-judge-a', '/unauthorized');
  await call(page, 'POST', '/admin/rounds/1/judges', { emails: ['new-judge-a@example.test'] });
  await call(judge, 'PUT', '/judge/rounds/1/answer', { accepts: true, most_works: null });
  await page.setViewportSize({ width: 360, height: 740 });

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
    // While they are fetched there are none.
    let some = 0;
    const isNarrowed = async () => {
      some = await works.count();
      return some > 0 && some < all;
    };
    await expect.poll(isNarrowed).toBe(true);
    const chosen = await within.inputValue();
    await page.reload();
    await expect(within).toHaveValue(chosen);
    await expect(works).toHaveCount(some);
  });

  await call(page, 'PUT', '/demo/clock', { at: '2025-07-22T10:00:00+05:45' });
  // By then the demo's organisers have frozen them.
  const reason = 'They are announced by hand.';
  await call(page, 'POST', '/admin/rounds/1/results/thaw', { number: 1, reason });

  await test.step('a final is begun, decided on by a judge with keys, and called off', async () => {
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
    await isTakenOver(two.getByRole('radio').first());
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
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/rounds/1');
    const approve = async () => {
      const other = await openAs('admin', '/admin/dashboard');
      await call(other, 'POST', '/admin/rounds/1/results/approval', { number: 2 });
      await page.reload();
    };
    // Other parts have a “Change”, too, and may come before.
    const commented = () =>
      expect(
        page
          .getByRole('region', { name: 'Comments for participants' })
          .getByRole('button', { name: /^Change/ })
          .first(),
      ).toBeVisible();
    await walk(page, 'results', 'Announce the results', {
      before: { 2: commented, 5: approve },
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
    const ranked = page.getByRole('region', { name: 'Works by rank' });
    await expect(ranked.getByRole('listitem')).toHaveCount(12);
    await ranked.getByRole('button', { name: /^Show All \d+: Works by rank$/ }).click();
    await expect(ranked.getByRole('listitem').nth(12)).toBeVisible();
    await ranked.getByRole('button', { name: 'Show First 12: Works by rank' }).click();
    await expect(ranked.getByRole('listitem')).toHaveCount(12);
  });
});
