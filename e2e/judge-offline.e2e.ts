import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { RoundStands } from '@pratibha/contract/stands';
import { expectKept, judgedRound, keptOf, linesOf, openHall } from './judged-offline.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { call, unavailable } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Judges in a hall without a network: nothing that they give is lost, whatever they close.
 */

test.use({ serviceWorkers: 'allow' });

const KEPT_NOTE = /^This page was kept on this device on 16 July 2025/;

const nameOfWork = (id: number) => `GET /judge/works/{id} {"params":{"id":"${id}"}}`;

test('a judge scores without a network, closes all, and everything arrives', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/INTERNET_DISCONNECTED/);
  guard.mayFault(WITHOUT_NETWORK);
  const desk = await openAs('admin', '/unauthorized');
  const page = await openAs('new-hall-1', '/unauthorized');
  const laptop = await openAs('new-hall-1', '/unauthorized');
  const other = await openAs('new-hall-2', '/unauthorized');
  const round = await judgedRound(desk, { 'new-hall-1': page, 'new-hall-2': other });
  const [first, second, third] = round.works_listed;
  if (!first || !second || !third) throw new Error('three works were to be judged');
  const context = page.context();
  const level = (value: number) => page.getByRole('radio', { name: new RegExp(`^${value}\\b`) });
  const comment = page.getByLabel('Comment for the participant');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const kept = (count: number) =>
    page.getByRole('heading', { name: `Kept on this device: ${count}` });
  const roundPage = `/user/judging?round=${round.id}`;
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step('the round’s page has all its works kept', async () => {
    await page.goto(roundPage);
    await expect(page.getByText(`Work ${third.number}`, { exact: true })).toBeVisible();
    await expectKept(page, [
      'GET /judge/rounds/{id} {"params":{"id":"' + round.id + '"}}',
      ...[first, second, third].map(({ id }) => nameOfWork(id)),
    ]);
  });

  await test.step('a work that was never opened opens without a network', async () => {
    await context.setOffline(true);
    await page.goto(`/user/judging/${first.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Work ${first.number}`);
    await expect(page.getByText(KEPT_NOTE)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open the work at/ })).toBeVisible();
    await level(3).check();
    await comment.fill('Clear to the end');
    await expectNoAxeViolations(page);
  });

  await test.step('a reload shows what was given, and sending leads on', async () => {
    await expect(page.getByText(/^Not saved yet: no connection/)).toBeVisible();
    await page.reload();
    await expect(level(3)).toBeChecked();
    await expect(comment).toHaveValue('Clear to the end');
    await send.click();
    await expect(page.getByText(/^Not sent yet: no connection/)).toBeVisible();
    await page.getByRole('link', { name: 'Next Work' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Work ${second.number}`);
    await level(2).check();
    await comment.fill('From the phone');
    await send.click();
    await expect(page.getByText(/^Not sent yet: no connection/)).toBeVisible();
  });

  await test.step('the round says what is kept, also after a reload', async () => {
    await page.goto(roundPage);
    await expect(kept(2)).toBeVisible();
    await expect(page.getByText('Kept on this device, not sent')).toHaveCount(2);
    await expect(
      page.getByRole('link', { name: `Next work · Work ${third.number}` }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await expect(page.getByText('Not sent yet: no connection')).toHaveCount(2);
  });

  await test.step('another device changes one of them; in the hall all is closed', async () => {
    const sheet = { scores: [], comment: 'From the laptop', note: '', version: 0 };
    await call(laptop, 'PUT', `/judge/works/${second.id}/sheet`, sheet);
    await page.goto('about:blank');
    await context.setOffline(false);
  });

  await test.step('the list of rounds sends what it can, and names what it cannot', async () => {
    guard.expectResponse(409, /\/send$/);
    await page.goto('/user/judging');
    await expect(kept(1)).toBeVisible();
    await expect(page.getByText(/^It was changed somewhere else, too\./)).toBeVisible();
    await expect(page.getByText(/1 of \d+ sent/)).toBeVisible();
    const arrived = await call<WorkToJudge>(laptop, 'GET', `/judge/works/${first.id}`);
    expect(arrived.sheet).toMatchObject({ state: 'sent', comment: 'Clear to the end' });
    await expectNoAxeViolations(page);
  });

  await test.step('the judge says which one holds', async () => {
    await page.getByRole('link', { name: `Work ${second.number}`, exact: true }).click();
    const clash = page.getByRole('alert').filter({ hasText: 'From the laptop' });
    await clash.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(page.getByText(/^Sent on 16 July 2025/)).toBeVisible();
    expect(await linesOf(page)).toBe(0);
  });
});

test('another person on the device sees nothing, and a logout leaves nothing', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/INTERNET_DISCONNECTED/);
  guard.mayFault(WITHOUT_NETWORK);
  const desk = await openAs('admin', '/unauthorized');
  const page = await openAs('new-hall-3', '/unauthorized');
  const context = page.context();
  const { works_listed } = await judgedRound(desk, { 'new-hall-3': page });
  const work = works_listed[0]?.id ?? 0;
  const signIn = (account: string, path: string) =>
    page.goto(`/api/oauth/login?login_hint=${account}@example.test&return_to=${path}`);

  await page.goto(`/user/judging/${work}`);
  await expectKept(page, [nameOfWork(work)]);
  await context.setOffline(true);
  await page.getByLabel('Comment for the participant').fill('Mine alone');
  await expect(page.getByText(/^Not saved yet: no connection/)).toBeVisible();
  await page.goto('about:blank');
  await context.clearCookies();
  await context.setOffline(false);

  await test.step('who signs in after a session that ended', async () => {
    await signIn('student', '/user/events');
    await expect.poll(() => keptOf(page, 'person')).toContain('Asmita Gurung');
    // The document needs its files.
    await expectKept(page, ['GET /user/available/events']);
    await context.setOffline(true);
    await page.goto(`/user/judging/${work}`);
    await expect(page.getByText(/^This page is not kept on this device\./)).toBeVisible();
    await expect(page.getByText('Mine alone')).toHaveCount(0);
    await expect(page.getByText(/^Kept on this device:/)).toHaveCount(0);
    await expect(page.getByText('Loading…')).toBeHidden();
    await expectNoAxeViolations(page);
    await page.goto('about:blank');
    await context.setOffline(false);
    await context.clearCookies();
  });

  await test.step('the judge signs in again, and it goes on', async () => {
    await signIn('new-hall-3', '/user/judging');
    await expect.poll(() => linesOf(page)).toBe(0);
    const own = await call<WorkToJudge>(page, 'GET', `/judge/works/${work}`);
    expect(own.sheet).toMatchObject({ state: 'begun', comment: 'Mine alone' });
  });

  await test.step('a logout with something unsent removes it', async () => {
    await page.goto(`/user/judging/${work}`);
    guard.expectResponse(503, /\/sheet$/);
    await page.route(/\/sheet$/, unavailable);
    const tried = page.waitForResponse(/\/sheet$/);
    await page.getByLabel('Comment for the participant').fill('From the phone');
    await tried;
    const question = page.getByRole('dialog', { name: 'Log out without sending?' });
    for (const answer of ['Stay Signed In', 'Remove and Logout']) {
      await page.getByTitle(/^Account of/).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(question).toContainText('1 score sheet on this device is not sent yet');
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toBeHidden();
    }
    await expect(page).toHaveURL(/\/$/);
    expect(await linesOf(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test('a judge scores at stands that are not theirs yet, and each arrives', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/INTERNET_DISCONNECTED/);
  guard.mayFault(WITHOUT_NETWORK);
  const desk = await openAs('admin', '/unauthorized');
  const page = await openAs('new-hall-4', '/unauthorized');
  const other = await openAs('new-hall-5', '/unauthorized');
  const { id, stands } = await openHall(desk, { 'new-hall-4': page, 'new-hall-5': other });
  const [first, second] = stands;
  if (!first || !second) throw new Error('two stands were to be there');
  const context = page.context();
  const roundPage = `/user/judging?round=${id}`;
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const kept = (count: number) =>
    page.getByRole('heading', { name: `Kept on this device: ${count}` });
  await page.setViewportSize({ width: 360, height: 740 });

  /** Scores what stands there. */
  const score = async (number: number, comment: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Work ${number}`);
    await expect(page.getByText(/^What you give is kept on this device/)).toBeVisible();
    await page.getByRole('radio', { name: /^3\b/ }).check();
    await page.getByLabel('Comment for the participant').fill(comment);
    await send.click();
    await expect(page.getByText(/^Not sent yet: no connection/)).toBeVisible();
  };

  await test.step('the list of rounds has the stands kept, and the network goes', async () => {
    await page.goto('/user/judging');
    const given = `{"params":{"id":"${id}"}}`;
    await expectKept(page, [
      `GET /judge/rounds/{id} ${given}`,
      `GET /judge/rounds/{id}/stands ${given}`,
    ]);
    // The code at a stand is read by a camera, which opens the address of guests.
    const scopes = () =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.flatMap(({ active, scope }) => (active ? [new URL(scope).pathname] : []));
      });
    await expect.poll(scopes).toEqual(expect.arrayContaining(['/user/', '/judge']));
    await context.setOffline(true);
  });

  await test.step('a stand is scanned and one is typed, and scored, also over a reload', async () => {
    await page.goto(`/judge?round=${id}&at=${first.number}`);
    await expect(page).toHaveURL(`${roundPage}&at=${first.number}`);
    await score(first.number, 'At the first');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByLabel('Comment for the participant')).toHaveValue('At the first');
    await page.getByRole('link', { name: 'Next Stand' }).click();
    await page.getByLabel('Number of the stand').fill('T-2');
    await page.getByRole('button', { name: 'Go There' }).click();
    await score(second.number, 'At the second');
    await page.getByRole('link', { name: 'Next Stand' }).click();
    await expect(kept(2)).toBeVisible();
    await expect(page.getByRole('link', { name: `T 1: Work ${first.number}` })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('meanwhile another judge was at the first, and it has its judges', async () => {
    await call(other, 'POST', `/judge/rounds/${id}/stands/here`, { stand: 'T 1' });
    await page.goto('about:blank');
    await context.setOffline(false);
  });

  await test.step('what can be sent leaves by itself, and the other one says why not', async () => {
    guard.expectResponse(409, /\/stands\/stood$/);
    await page.goto('/user/judging');
    await expect(kept(1)).toBeVisible();
    await expect(page.getByText(/This work has as many judges as it needs/)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Judge It, Too' }).click();
    await expect.poll(() => linesOf(page)).toBe(0);
  });

  await test.step('both are there, and count', async () => {
    const own = await call<JudgedRoundDetails>(page, 'GET', `/judge/rounds/${id}`);
    expect(own.works_listed.map(({ state }) => state)).toEqual(['sent', 'sent']);
    const { stands: after } = await call<RoundStands>(desk, 'GET', `/admin/rounds/${id}/stands`);
    expect(after.slice(0, 2).map(({ visited }) => visited)).toEqual([2, 1]);
    await page.goto(`${roundPage}&at=${first.number}`);
    await expect(page).toHaveURL(/\/user\/judging\/\d+$/);
    await expect(page.getByText(/^Sent on 16 July 2025/)).toBeVisible();
  });
});
