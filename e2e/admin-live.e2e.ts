import type { Request } from '@playwright/test';
import { isTakenOver, look, openDesk, rowsOf } from './admin-desk.ts';
import { call, gate, withoutFirstView } from './participant.ts';
import { expect, test } from './product.ts';

type Row = { readonly id: number };

test('works come in the first wave, and again when they changed and while somebody looks', async ({
  openAs,
}) => {
  const path = '/admin/submissions?event=4&status=PENDING&sort=id';
  const page = await openDesk(openAs, 'admin', path);
  const list = /\/api\/admin\/events\/submissions\?/;

  await test.step('what a page without its first view reads is asked for together, before it is there', async () => {
    const { hold, open } = gate();
    // Who may do what is kept once the page runs.
    const rights = () => page.evaluate(() => localStorage.getItem('pratibha.rights'));
    await expect.poll(rights).not.toBeNull();
    // What the page before still asks for belongs to no wave.
    await page.goto('about:blank');
    const wave: string[] = [];
    await page.route(
      /\/api\/(?!public|user\/notifications)|\/assets\/submissions-[^/]*\.js$/,
      (route) => {
        wave.push(new URL(route.request().url()).pathname.replace(/-[^/]*\.js$/, '.js'));
        return hold(route);
      },
    );
    await withoutFirstView(page);
    await page.goto(path, { waitUntil: 'commit' });
    const calls = [
      'admin/events',
      'admin/events/editions',
      'admin/events/submissions',
      'admin/lists/own',
      'user/profile',
    ];
    const together = ['/assets/submissions.js', ...calls.map((each) => `/api/${each}`)].toSorted();
    await expect.poll(() => wave.toSorted()).toEqual(together);
    open();
    await expect(rowsOf(page).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  const asked: Request[] = [];
  let answered = 0;
  page.on('request', (request) => void (list.test(request.url()) && asked.push(request)));
  page.on('requestfinished', (request) => void (list.test(request.url()) && (answered += 1)));
  await page.clock.install();
  await page.goto(path);
  await isTakenOver(rowsOf(page).first());
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.clock.runFor(10_000);
  await expect.poll(() => answered).toBe(asked.length);
  // What an answer begins is asked for now, and no more is counted.
  await page.clock.runFor(100);
  await expect.poll(() => answered).toBe(asked.length);
  asked.length = 0;
  /** Asserts how often the list was asked for since, and what the last answer was. */
  const expectAsked = async (count: number, status: number) => {
    await expect.poll(() => asked.length).toBe(count);
    expect((await asked.at(-1)?.response())?.status()).toBe(status);
    await page.clock.runFor(100);
    expect(asked).toHaveLength(count);
  };
  const first = rowsOf(page).first();
  const name = (await first.textContent()) ?? '';

  await test.step('what is unchanged is less than 1 kB, and its rows stay', async () => {
    await page.clock.runFor(5_000);
    await expectAsked(1, 304);
    const sizes = await asked[0]?.sizes();
    expect(sizes?.responseHeadersSize).toBeLessThan(1_000);
    expect(sizes?.responseBodySize).toBe(0);
    await expect(first).toHaveText(name);
  });

  // Somebody is at the page: else it would ask less and less often.
  const touch = (at: number) => page.mouse.move(at, at);

  await test.step('a hidden tab asks nothing, and at once when it is looked at again', async () => {
    await touch(10);
    await look(page, 'hidden');
    await page.clock.runFor(60_000);
    await page.evaluate(() => fetch('/api/public/site').then(({ ok }) => ok));
    expect(asked).toHaveLength(1);
    await look(page, 'visible');
    await expectAsked(2, 304);
  });

  await test.step('nor is anything asked without a connection', async () => {
    const heard = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('offline', resolve, { once: true })),
    );
    await page.context().setOffline(true);
    await heard;
    await page.clock.runFor(60_000);
    await page.clock.runFor(1_000);
    expect(asked).toHaveLength(2);
    await page.context().setOffline(false);
    await expectAsked(3, 304);
  });

  await test.step('what changed comes with the next answer', async () => {
    await touch(20);
    const [work] = await call<Row[]>(
      page,
      'GET',
      '/admin/events/submissions?event_id=4&status=PENDING&sort=id&limit=1',
    );
    const decision = { status: 'ACCEPTED', remarks: 'Well told.' };
    await call(page, 'PUT', `/admin/submissions/${work?.id ?? 0}/review`, decision);
    await page.clock.runFor(5_000);
    await expectAsked(4, 200);
    // The clock stands: the page is told by a timer, once it has read the answer.
    const shown = async () => {
      await page.clock.runFor(100);
      return first.textContent();
    };
    await expect.poll(shown).not.toBe(name);
  });
});
