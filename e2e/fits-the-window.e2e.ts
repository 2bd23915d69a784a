import type { Page } from '@playwright/test';
import { openDesk, rowsOf } from './admin-desk.ts';
import { decideAtLength, nameAtLength } from './at-length.ts';
import { DEVANAGARI, FAMILIES, FIXED_WIDTH } from './fonts.ts';
import { expectLowCards } from './participant.ts';
import { expect, test } from './product.ts';
import { setClock } from './product-process.ts';
import { withoutAdvert } from './public-site.ts';
import { expectStarsOffWords } from './stars.ts';

const NOW = '2025-07-20T10:00:00+05:45';

// A phone's browser zooms out until what sticks out is in sight, and then nothing does.
test.use({ clockStart: NOW, isMobile: false });

/** The narrowest there is, a common phone, the first width of tables, tablets, and a desk. */
const WIDTHS = [320, 360, 640, 768, 1024, 1280];

/**
 * What sticks out of the window, also where a part of the page clips it. What can be scrolled
 * sideways by itself may be wider, except tables from tablets on, and so may drawings and what is
 * only read out.
 */
function stickingOut(width: number): string[] {
  const edgeOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
  const mayBeWider = (element: Element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX) || clipPath !== 'none';
  };
  const isWithin = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (mayBeWider(element) || isWithin(element.parentElement));
  const scrolling = [...document.querySelectorAll('div:has(> table)')]
    .filter(({ scrollWidth, clientWidth }) => width >= 768 && scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth }) => `a table of ${scrollWidth} in ${clientWidth}`);
  const wider = [...document.querySelectorAll('body *')]
    .filter((element) => edgeOf(element) > width + 1)
    .filter((element) => element.closest('[aria-hidden="true"], svg') === null)
    .filter((element) => element.checkVisibility() && !isWithin(element))
    // Inside out: what is around it is often only as wide as it makes it.
    .reverse()
    .slice(0, 5)
    .map((element) => `${element.outerHTML.slice(0, 120)} to ${edgeOf(element)}`);
  return [...scrolling, ...wider];
}

/**
 * What breaks in the lists of the page: a word cut in two, a row too high, a table wider than its
 * frame, a button out of it. An address may break before its '@', and a word at its hyphen.
 */
function brokenRows(): string[] {
  const HIGHEST = 80;
  const frames = [...document.querySelectorAll('main div:has(> table)')];
  const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => top)).size;
  const cutIn = (cell: Element): string[] => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range) > 1) cut.push(`'${word}' is cut`);
      }
    }
    return cut;
  };
  return frames.flatMap((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const isOut = (element: Element) => {
      const edges = element.getBoundingClientRect();
      return edges.left < left - 1 || edges.right > right + 1;
    };
    const table = [...frame.querySelectorAll('table')]
      .filter((element) => isOut(element) || frame.scrollWidth > frame.clientWidth)
      .map(({ scrollWidth }) => `a table of ${scrollWidth} in ${right - left}`);
    const rows = [...frame.querySelectorAll('tbody tr')]
      .map((row) => ({ row, height: row.getBoundingClientRect().height }))
      .filter(({ height }) => height > HIGHEST)
      .map(({ row, height }) => `a row of ${height}: ${row.textContent}`);
    const out = [...frame.querySelectorAll('button, input, a')]
      .filter(isOut)
      .map((element) => `out of the frame: ${element.outerHTML.slice(0, 120)}`);
    const cut = [...frame.querySelectorAll('th, tbody tr:not([aria-hidden]) td')].flatMap(cutIn);
    return [...table, ...rows, ...out, ...new Set(cut)].slice(0, 8);
  });
}

/** Asserts that nothing on the page as it is sticks out of windows of these widths. */
async function expectFit(page: Page, what: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(stickingOut, width);
    expect.soft(wider, `${what} at ${width}`).toEqual([]);
  }
}

/** Asserts the same of a phone whose owner reads text twice as large, up to the next page. */
async function expectLargeTextFits(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  const scrolled = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  expect.soft(scrolled, `${what} with large text`).toBe(360);
  expect.soft(await page.evaluate(stickingOut, 360), `${what} with large text`).toEqual([]);
}

/** Asserts that the list of the page fits too, and breaks nowhere from tablets on. */
async function expectWhole(page: Page, what: string, widths = [...WIDTHS, 1440]): Promise<void> {
  for (const width of widths) {
    await expectFit(page, what, [width]);
    if (width < 768) continue;
    expect.soft(await page.evaluate(brokenRows), `${what} at ${width}`).toEqual([]);
  }
}

test('the browser sees the fonts of its set, and none of the machine', {
  tag: ['@layout', '@linux'],
}, async ({ page, fonts }) => {
  await page.goto('/unauthorized');
  const ofPages = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  // An empty page: nothing else draws in it while we look.
  await page.goto('about:blank');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const familiesOf = async (font: string, text: string) => {
    await page.evaluate(
      ([value, words]) => {
        document.body.style.font = value;
        document.body.textContent = words;
        document.body.getBoundingClientRect();
      },
      [font, text] as const,
    );
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
    const body = { nodeId: root.nodeId, selector: 'body' };
    const { nodeId } = await cdp.send('DOM.querySelector', body);
    const { fonts: used } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    return used.map(({ familyName }) => familyName);
  };
  for (const family of [ofPages, 'system-ui', 'Arial', '"Liberation Sans"']) {
    for (const style of ['400', '700', 'italic 400']) {
      const font = `${style} 1rem ${family}`;
      expect(await familiesOf(font, 'Pratibha'), font).toEqual([FAMILIES[fonts]]);
    }
  }
  expect(await familiesOf('1rem ui-monospace, monospace', 'Pratibha')).toEqual([FIXED_WIDTH]);
  // What the set lacks is a box of the set: no other face of the machine comes in for it.
  const ofSet = new Set([FAMILIES[fonts], FIXED_WIDTH, DEVANAGARI]);
  const rare = await familiesOf(`1rem ${ofPages}`, '→ ✓ प्रतिभा 中文 😀');
  expect(rare.filter((name) => !ofSet.has(name))).toEqual([]);
});

test('public pages fit', { tag: '@layout' }, async ({ page, guard, product }) => {
  guard.expectResponse(404, /nowhere$/);
  await setClock(product, '2025-06-20T10:00:00+05:45');
  await page.goto('/');
  await expect(page.getByRole('timer')).toBeVisible();
  const advert = page.getByRole('dialog', { name: 'Win cash and a scholarship' });
  await expect(advert).toBeVisible();
  await expectLargeTextFits(page, 'the advert');
  await expect(advert.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 });
  await setClock(product, NOW);
  await withoutAdvert(page);
  for (const path of [
    '/',
    '/event/details',
    '/privacy',
    '/rules',
    '/unauthorized',
    '/nowhere',
    '/api/oauth/login',
  ]) {
    await page.goto(path);
    await expectFit(page, path);
    const hasStars = !/^\/(api|privacy|rules)/.test(path);
    if (hasStars) await expectStarsOffWords(page, path);
    await expectLargeTextFits(page, path);
    for (const width of hasStars ? [360, 1024, 1280] : []) {
      await page.setViewportSize({ width, height: 800 });
      await expectStarsOffWords(page, `${path} with large text at ${width}`);
    }
  }
});

test('the pages and dialogs of participants fit', { tag: '@layout-full' }, async ({
  openAs,
  product,
}) => {
  await setClock(product, '2025-07-16T10:00:00+05:45');
  const page = await openAs('internal', '/user/events');
  const popup = page.getByRole('dialog', { name: 'Workshops Registration Open!' });
  await expect(popup).toBeVisible();
  await expectLargeTextFits(page, 'the workshops popup');
  await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await setClock(product, NOW);
  for (const [path, ready] of [
    ['/user/events', page.getByRole('article').first()],
    ['/user/events/11', page.getByRole('heading', { level: 1, name: 'Open Source Day' })],
    ['/user/events?register=11', page.getByRole('dialog').getByRole('button', { name: 'Submit' })],
    ['/user/events?submit=5', page.getByRole('dialog').getByLabel('Work link (URL)')],
    ['/user/event-registrations', page.getByRole('cell').first()],
    ['/user/work-submissions', page.getByRole('cell').first()],
    ['/user/workshops', page.locator('main h1')],
    ['/user/update-profile', page.getByLabel('Mobile')],
  ] as const) {
    await page.goto(path);
    await expect(ready).toBeVisible();
    await expect(page.getByTitle(/^Account of/)).toBeVisible();
    await expectFit(page, path);
    if (path === '/user/events') await expectLowCards(page);
    await expectLargeTextFits(page, path);
  }
});

/**
 * Asserts that rows are as high as two lines, and that all that can be pressed is within its cell.
 */
async function expectLowRows(page: Page): Promise<void> {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = await rowsOf(page).evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { height } = row.getBoundingClientRect();
        const hidden = [...row.querySelectorAll('a, button')].filter((element) => {
          const own = element.getBoundingClientRect();
          const cell = element.closest('td')?.getBoundingClientRect();
          return !cell || own.height < 16 || own.left >= cell.right || own.bottom > cell.bottom + 1;
        });
        return [
          ...(height > 52 ? [`${height} px: ${row.textContent}`] : []),
          ...hidden.map((element) => `out of reach: ${element.outerHTML.slice(0, 120)}`),
        ];
      }),
    );
    expect.soft(wrong, `the rows at ${width}`).toEqual([]);
  }
}

test("the organisers' screens fit", { tag: '@layout-full' }, async ({ openAs }) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/dashboard');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectWhole(page, 'the dashboard');
  await decideAtLength(page);
  await nameAtLength(page);
  for (const path of ['events', 'registrations', 'submissions', 'users', 'audit']) {
    await page.goto(`/admin/${path}`);
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByTitle(/^Account of/)).toBeVisible();
    await expectWhole(page, path);
    if (path === 'audit') await expectLowRows(page);
    await rowsOf(page).first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit(page, `the first of ${path}`, [320, 768]);
  }
  // The longest words of the demo: its titles and statuses, its addresses.
  for (const path of [
    'submissions?status=RESUBMISSION_REQUIRED&sort=-event_title',
    'users?sort=-email',
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(rowsOf(page).first()).toBeVisible();
    await expectWhole(page, path, [768, 1024, 1280, 1440]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const buttons = [...row.querySelectorAll('button')];
      return {
        height: row.getBoundingClientRect().height,
        buttons: buttons.filter((button) => button.getBoundingClientRect().width >= 44).length,
      };
    }),
  );
  expect(Math.max(...lines.map(({ height }) => height))).toBeLessThanOrEqual(52);
  expect(new Set(lines.map(({ buttons }) => buttons))).toEqual(new Set([3]));
});
