import type { Page } from '@playwright/test';
import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import type { RoundStands } from '@pratibha/contract/stands';
import { call } from './participant.ts';
import { expect } from './product.ts';

/* Rounds that are judged in a hall without a network, and what a device keeps of them. */

const FORM = {
  ...{ title: 'Final', takes: 'accepted', judges_per_work: 2, minutes_per_work: 10 },
  ...{ is_blind: true, begin_with: 'one-criterion' },
  ...{ opens_at: '2025-07-16T00:00:00Z', closes_at: '2025-07-21T12:15:00Z' },
};

/** An open round in which these people judge all works. */
export async function judgedRound(
  desk: Page,
  judges: Readonly<Record<string, Page>>,
): Promise<JudgedRoundDetails> {
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=data%20storytelling');
  const at = `/admin/events/${events[0]?.id}/rounds`;
  const { id } = await call<RoundDetails>(desk, 'POST', at, FORM);
  const round = `/admin/rounds/${id}`;
  const emails = Object.keys(judges).map((account) => `${account}@example.test`);
  await call(desk, 'POST', `${round}/judges`, { emails });
  const { version } = await call<RoundDetails>(desk, 'GET', round);
  await call(desk, 'POST', `${round}/open`, { version });
  const [first, ...others] = Object.values(judges);
  if (first === undefined) throw new Error('nobody judges');
  for (const judge of [first, ...others]) {
    await call(judge, 'PUT', `/judge/rounds/${id}/answer`, { accepts: true, reason: '' });
  }
  const { basis } = await call<{ basis: string }>(desk, 'GET', `${round}/proposal`);
  await call(desk, 'POST', `${round}/assignments`, { basis });
  return call<JudgedRoundDetails>(first, 'GET', `/judge/rounds/${id}`);
}

/** An open round at the stands T 1 and on, with one judge a work; these have accepted. */
export async function openHall(
  desk: Page,
  judges: Readonly<Record<string, Page>>,
): Promise<{ readonly id: number; readonly stands: RoundStands['stands'] }> {
  const events = await call<{ id: number }[]>(desk, 'GET', '/admin/events?q=data%20storytelling');
  const form = { ...FORM, title: 'Hall', judges_per_work: 1 };
  const at = `/admin/events/${events[0]?.id}/rounds`;
  const { id } = await call<RoundDetails>(desk, 'POST', at, form);
  const round = `/admin/rounds/${id}`;
  const manner = { manner: 'at-the-stand', clock_minutes: null };
  await call(desk, 'PUT', `${round}/manner`, manner);
  const emails = Object.keys(judges).map((account) => `${account}@example.test`);
  await call(desk, 'POST', `${round}/judges`, { emails });
  const { version } = await call<RoundDetails>(desk, 'GET', round);
  await call(desk, 'POST', `${round}/open`, { version });
  const numbered = { prefix: 'T', first: 1, area: 'Hall B', sorted: 'number', keeps: false };
  const { stands } = await call<RoundStands>(desk, 'PUT', `${round}/stands`, numbered);
  for (const judge of Object.values(judges)) {
    await call(judge, 'PUT', `/judge/rounds/${id}/answer`, { accepts: true, reason: '' });
  }
  return { id, stands };
}

/** Waits until these are kept, and each file of the product that the page has fetched. */
export async function expectKept(page: Page, names: readonly string[]): Promise<void> {
  const isWhole = async (kept: readonly string[]) => {
    const files = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
    const needed = [
      '/offline',
      ...kept.map((name) => `/kept/${encodeURIComponent(name)}`),
      ...files,
    ];
    const found = await Promise.all(needed.map((path) => caches.match(path)));
    return found.every((response) => response !== undefined);
  };
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(isWhole, names), `${names.join(', ')} are kept`).toBe(true);
}

/** What is kept under a name, or nothing. */
export const keptOf = (page: Page, name: string) =>
  page.evaluate(
    async (path) => (await (await caches.match(path))?.text()) ?? '',
    `/kept/${encodeURIComponent(name)}`,
  );

/** How many score sheets lie on the device. */
export const linesOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.sheet.')).length);
