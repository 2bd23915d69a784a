import type { Page } from '@playwright/test';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { call, gate, underWayOf } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * A judge with a phone: from being asked to a sheet that is sent, through a hall without a network.
 */

const FORM = {
  ...{ title: 'Final', takes: 'accepted', judges_per_work: 1, minutes_per_work: 10 },
  ...{ is_blind: true, begin_with: 'one-criterion' },
  ...{ opens_at: '2025-07-16T00:00:00Z', closes_at: '2025-07-21T12:15:00Z' },
};
const levels = ['Nothing of it', '', 'Solid', '', 'Outstanding'];
const RUBRIC = {
  ...{ comment: 'must', comment_words: 3 },
  criteria: [
    { id: null, title: 'Idea', meaning: 'Is it new?', weight: 3, levels },
    { id: null, title: 'Craft', meaning: '', weight: 1, levels: ['', '', ''] },
  ],
};

async function openRound(desk: Page): Promise<RoundDetails> {
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=data%20storytelling');
  const at = `/admin/events/${events[0]?.id}/rounds`;
  const { id, version } = await call<RoundDetails>(desk, 'POST', at, FORM);
  const round = `/admin/rounds/${id}`;
  await call(desk, 'PUT', `${round}/rubric`, { ...RUBRIC, version });
  await call(desk, 'POST', `${round}/judges`, { emails: ['new-juror@example.test'] });
  const ready = await call<RoundDetails>(desk, 'GET', round);
  return call(desk, 'POST', `${round}/open`, { version: ready.version });
}

async function assign(desk: Page, id: number): Promise<void> {
  const at = `/admin/rounds/${id}`;
  const { basis } = await call<{ basis: string }>(desk, 'GET', `${at}/proposal`);
  await call(desk, 'POST', `${at}/assignments`, { basis });
}

/** The scripts of a page, but for the one that runs first. */
const SCRIPTS = /\/assets\/.*\.js$/;
const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');

/**
 * Opens a page that the server rendered; a busy machine sends it without what it shows (ADR 27).
 */
async function openWhole(page: Page, path: string, words: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      const response = await page.goto(path, { waitUntil: 'commit' });
      html = (await response?.text()) ?? '';
      expect(response?.headers()['cache-control']).toBe('no-store');
      return html.includes(words);
    }, path)
    .toBe(true);
  return html;
}

async function expectNarrow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

test('a judge accepts, scores, loses the network, and sends', async ({ openAs, guard }) => {
  guard.expectFault(/INTERNET_DISCONNECTED/);
  const desk = await openAs('admin', '/unauthorized');
  const round = await openRound(desk);
  const page = await openAs('new-juror', '/user/judging');
  await page.setViewportSize({ width: 360, height: 740 });
  const saved = page.getByText('Saved. Not sent yet.');
  const dialog = page.getByRole('dialog');

  await test.step('who judges nothing reads so, and finds no way there', async () => {
    const nobody = await openAs('new-no-juror', '/user/judging');
    await expect(nobody.getByText('You are not asked to judge anything now.')).toBeVisible();
    await nobody.getByTitle(/^Account of/).click();
    await expect(nobody.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(nobody.getByRole('link', { name: 'Judging' })).toHaveCount(0);
  });

  await test.step('accepts, with as many works as they want', async () => {
    await page.goto('/user/events');
    await page.getByTitle(/^Account of/).click();
    await page.getByRole('link', { name: 'Judging' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await dialog.getByLabel('At most … works').fill('2');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('You are asked to judge here.')).toHaveCount(0);
    await expectNarrow(page);
  });

  await assign(desk, round.id);
  const own = await call<JudgedRoundDetails>(page, 'GET', `/judge/rounds/${round.id}`);
  const [first, second] = own.works_listed;
  await page.reload();

  await test.step('opens the next work', async () => {
    await expect(page.getByText('0 of 2 sent')).toBeVisible();
    await page.getByRole('link', { name: 'Data Storytelling Contest' }).click();
    await expectNarrow(page);
    await page.getByRole('link', { name: `Next work · Work ${first?.number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Work ${first?.number}`);
    await expectNarrow(page);
  });

  const idea = page.getByRole('group', { name: /^Idea/ });
  const craft = page.getByRole('group', { name: /^Craft/ });
  const comment = page.getByLabel('Comment for the participant');

  await test.step('each document holds what it shows, and nothing more is asked for it', async () => {
    const { hold, open } = gate();
    const documents = {
      '/user/judging': '0 of 2 sent',
      [`/user/judging?round=${round.id}`]: `Work ${first?.number}`,
      [`/user/judging/${first?.id}`]: 'Outstanding',
    };
    const names = round.works_listed.flatMap(({ user_name, user_college }) => [
      user_name,
      // The college that runs it all stands at the foot of every page.
      ...(user_college && user_college !== 'Pratibha College' ? [user_college] : []),
    ]);
    expect(names.length).toBeGreaterThan(2);
    await page.goto('about:blank');
    await page.route(SCRIPTS, hold);
    const calls: string[] = [];
    page.on('request', (request) => void (isCall(request.url()) && calls.push(request.url())));
    for (const [path, words] of Object.entries(documents)) {
      const html = await openWhole(page, path, words);
      await expect(page.getByText(words).first()).toBeVisible();
      expect(
        names.filter((name) => html.includes(name)),
        path,
      ).toEqual([]);
    }
    expect(calls).toEqual([]);
    await expectNarrow(page);
    // Chosen before the page runs, it is saved once it does.
    await idea.getByLabel('1 · Nothing of it').check();
    open();
    await expect(saved).toBeVisible();
    await expect(idea.getByLabel('1 · Nothing of it')).toBeChecked();
    await page.unroute(SCRIPTS);
  });

  await test.step('scores by keys, which is saved by itself', async () => {
    await idea.getByRole('radio').first().focus();
    await page.keyboard.press('3');
    await expect(idea.getByLabel('3 · Solid')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(idea.getByRole('radio', { checked: true })).toHaveAccessibleName('4');
    await expect(saved).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(craft.getByText('Choose a level.')).toBeVisible();
    await expect(craft.getByRole('radio').first()).toBeFocused();
    await expectNarrow(page);
    await page.keyboard.press('2');
    await expect(saved).toBeVisible();
  });

  await test.step('types on without a network, and sends once it is back', async () => {
    await page.context().setOffline(true);
    await comment.fill('Clear to the end');
    const off = page.getByText(/^Not saved yet: no connection\..*kept on this device\.$/);
    await expect(off).toBeVisible();
    await expectNarrow(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/^Not sent yet: no connection\./)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Sent on 16 July 2025/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your score sheet' })).toBeFocused();
    await expectNarrow(page);
  });

  await test.step('the organisers see it', async () => {
    await desk.goto(`/admin/rounds/${round.id}`);
    const matrix = desk.getByRole('region', { name: 'Who judges what' });
    const cell = `Work ${first?.number}, New Juror: 68.8`;
    await expect(matrix.getByRole('button', { name: cell })).toBeVisible();
  });

  await test.step('corrects it', async () => {
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await idea.getByLabel('5 · Outstanding').check();
    await expect(page.getByText('Your correction is not sent yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Send Correction' }).click();
    await expect(page.getByRole('button', { name: 'Correct', exact: true })).toBeVisible();
    await page.reload();
    await expect(idea.getByLabel('5 · Outstanding')).toBeChecked();
  });

  await test.step('says which of two devices holds', async () => {
    const underWay = underWayOf(page);
    await page.getByRole('link', { name: 'Next Work' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Work ${second?.number}`);
    // It begins with what was read ahead, and what it asks anew comes before the other device.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => underWay.size).toBe(0);
    await expect(idea.getByText('you gave it to 1 other work')).toHaveCount(1);
    const other = { scores: [], comment: 'From the laptop', note: '', version: 0 };
    await call(page, 'PUT', `/judge/works/${second?.id}/sheet`, other);
    guard.expectResponse(409, /\/sheet$/);
    await comment.fill('From the phone');
    const clash = page.getByRole('alert').filter({ hasText: 'From the laptop' });
    await expect(clash).toBeVisible();
    await expectNarrow(page);
    await clash.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(comment).toHaveValue('From the phone');
  });

  await test.step('says that it cannot be judged, and then who made it', async () => {
    await page.getByRole('button', { name: 'Cannot Be Judged' }).click();
    await dialog.getByLabel('It does not open.').check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cannot Be Judged' }).click();
    await expect(page.getByText(/^You said that it cannot be judged/)).toBeVisible();
    await expect(page.getByText('You have sent all there is.')).toBeVisible();
    await page.getByRole('button', { name: 'I Know Who Made This' }).click();
    await dialog.getByRole('button', { name: 'Yes, Give It Away' }).click();
    await expect(page).toHaveURL(`/user/judging?round=${round.id}`);
    await expect(page.getByText('1 of 1 sent')).toBeVisible();
  });
});
