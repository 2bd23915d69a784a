import type { RoundResults } from '@pratibha/contract/results';
import { AWARD_CHECKS } from '@pratibha/domain/results/awards';
import { expectAdminToast } from './admin-desk.ts';
import { confirm, openConsole } from './handbook-console.ts';
import { look, pressAnd, walk } from './handbook-walk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/* Results told on a stage: two screens in the hall, a phone that leads, and everybody else. */

test.use({ clockStart: '2025-07-22T10:00:00+05:45' });

const ROUND = '/admin/rounds/1';
const TITLES = ['Best Story', 'Boldest Idea'];

test('A show', async ({ openAs, guard }) => {
  const page = await openConsole(openAs);
  await page.goto('/admin/rounds/1');
  const other = await openAs('admin', '/admin/dashboard');
  const { event_id, event_title } = await call<RoundResults>(page, 'GET', `${ROUND}/results`);
  const screens = [
    await openAs('superadmin', `/results/${event_id}/show`),
    await openAs('admin', `/results/${event_id}/show`),
  ] as const;
  const [screen, second] = screens;
  const onScreen = screen.getByRole('heading', { level: 1 }).last();
  const visitor = await openAs('student', '/results');

  const freeze = async () => {
    const { basis, works } = await call<RoundResults>(page, 'GET', `${ROUND}/results`);
    const awards = TITLES.map((title, at) => ({
      ...{ submission_id: works[at]?.submission_id, position: null, title, prize: 'A cup' },
      checked: AWARD_CHECKS,
    }));
    const results = await call<RoundResults>(page, 'POST', `${ROUND}/results`, { basis, awards });
    const [frozen] = results.snapshots;
    await call(other, 'POST', `${ROUND}/results/approval`, { number: frozen?.number });
    await page.reload();
  };

  await test.step('Tell the results on a stage', async () => {
    const { state } = await call<RoundResults>(page, 'GET', `${ROUND}/results`);
    if (state !== 'open') {
      const [{ number } = { number: 1 }] = (
        await call<RoundResults>(page, 'GET', `${ROUND}/results`)
      ).snapshots;
      await call(page, 'POST', `${ROUND}/results/thaw`, { number, reason: 'For the show.' });
    }
    await expect(onScreen).toHaveText(event_title);
    await expect(screen.getByText('The show has not begun.')).toBeVisible();
    await expectNoAxeViolations(screen);
    await walk(page, 'results', 'Tell the results on a stage', {
      before: { 5: () => page.getByRole('button', { name: 'Show Next' }).click() },
      acts: {
        Where: 'At the beginning',
        Text: 'Welcome to the evening',
        Save: pressAnd(() => expectAdminToast(page, 'success', 'The texts are saved.')),
        Begin: [
          pressAnd(async () => {
            await expect(page.getByRole('heading', { name: 'Lead the show' })).toBeVisible();
            for (const each of screens)
              await expect(each.getByText('Rehearsal: these winners are invented')).toBeVisible();
          }),
          pressAnd(async () => {
            await expect(page.getByText('Step 1 of')).toBeVisible();
            await expect(screen.getByText(/^Rehearsal/)).toBeHidden();
          }),
        ],
        'Show Next': async (_, found) => {
          await found.click();
          await expect(onScreen).toHaveText('Welcome to the evening');
          await page.getByRole('button', { name: 'Reveal Award' }).click();
          for (const each of screens)
            await expect(each.getByText(/^Invented Winner/)).toBeVisible();
          await page.setViewportSize({ width: 360, height: 740 });
          await expectNoAxeViolations(page);
          await expectNoAxeViolations(screen);
        },
        Back: pressAnd(() => expect(onScreen).toHaveText('Welcome to the evening')),
        'End Show': pressAnd(async () => {
          await confirm(page, 'Yes, End It');
          await expectAdminToast(page, 'success', 'The show is over.');
        }),
        'Back to the results': pressAnd(freeze),
        'Name them in the hall all the same': true,
        'Open the Screen': look,
        'Reveal Award': pressAnd(async () => {
          for (const each of screens) await expect(each.getByText('Best Story')).toBeVisible();
        }),
        Next: look,
      },
    });
  });

  await test.step('what was revealed is out, and nothing else', async () => {
    await visitor.reload();
    await expect(visitor.getByText('Best Story')).toBeVisible();
    await expect(visitor.getByText('The awards are being announced now.')).toBeVisible();
    await expect(visitor.getByText('Boldest Idea')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Next' })).toContainText('Boldest Idea');
  });

  await test.step('a screen in Nepali says what organisers wrote in Nepali', async () => {
    const texts = [{ source: 'Best Story', text: 'उत्कृष्ट कथा', was: null }];
    await call(page, 'PUT', '/admin/translations', { of: `event-${event_id}`, texts });
    const nepali = await openAs('eventadmin', '/rules');
    await nepali.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click();
    await expect(nepali).toHaveURL(/\/ne\/rules$/);
    await nepali.goto(`/ne/results/${event_id}/show`);
    await expect(nepali.getByText('उत्कृष्ट कथा')).toBeVisible();
    await expectNoAxeViolations(nepali);
    await nepali.close();
  });

  await test.step('the screen fits walls of both shapes, and moves only where that is wanted', async () => {
    await screen.setViewportSize({ width: 1280, height: 720 });
    await second.setViewportSize({ width: 1024, height: 768 });
    for (const each of screens) {
      const stage = each.locator('.x-show-stage');
      const beyond = () => stage.evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(beyond).toBe(0);
    }
    const motion = () =>
      second.locator('.x-show-stage h1').evaluate((name) => getComputedStyle(name).animationName);
    expect(await motion()).toBe('none');
    await second.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motion()).toBe('x-show-rise');
    await second.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('the screen goes by keys, and stays without a network', async () => {
    await screen.keyboard.press('ArrowLeft');
    await expect(second.getByText('Welcome to the evening')).toBeVisible();
    // A press on the screen is as good as a key.
    await second.locator('.x-show-stage').click();
    await expect(screen.getByText('Best Story')).toBeVisible();
    const isFull = () => second.evaluate(() => document.fullscreenElement?.className ?? null);
    await second.keyboard.press('f');
    await expect.poll(isFull).toBe('x-show-whole');
    await expect(second.getByText('Best Story')).toBeVisible();
    await second.keyboard.press('f');
    await expect.poll(isFull).toBeNull();
    guard.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await screen.context().setOffline(true);
    await expect(screen.getByText(/^No network: what was shown stays/)).toBeVisible();
    await screen.keyboard.press('PageDown');
    await expect(screen.getByText('Best Story')).toBeVisible();
    await screen.context().setOffline(false);
    await expect(screen.getByText(/^Connected/)).toBeVisible();
    await expect(page.getByText('Connected')).toBeVisible();
    await screen.keyboard.press('PageDown');
    for (const each of screens) await expect(each.getByText('Boldest Idea')).toBeVisible();
    await expect(screen.getByText('This was the last step.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Boldest Idea')).toBeVisible();
    await expect(visitor.getByText('The awards are being announced now.')).toBeHidden();
  });
});
