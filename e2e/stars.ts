import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page. The stars of drawings that lie on words or buttons of the page, and the skies
 * in backgrounds whose stars come further down than where the words begin.
 */
async function starsOnWords(): Promise<{ drawn: number; wrong: string[] }> {
  const wrong: string[] = [];
  const boxes = [...document.querySelectorAll('main :is(a, button)')].map((element) =>
    element.getBoundingClientRect(),
  );
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    if (!words.currentNode.parentElement?.closest('main')) continue;
    range.selectNodeContents(words.currentNode);
    boxes.push(...range.getClientRects());
  }
  const stars = [...document.querySelectorAll('main circle[r="1.1"]')].filter((star) => {
    const { left, right } = star.getBoundingClientRect();
    const sky = star.closest('svg')?.getBoundingClientRect();
    return sky && left >= sky.left && right <= sky.right;
  });
  for (const star of stars) {
    const { left, right, top, bottom } = star.getBoundingClientRect();
    const on = boxes.find(
      (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    );
    if (on) wrong.push(`a star at ${left}, ${top}`);
  }
  const skies = [...document.querySelectorAll('main *')].filter((element) =>
    getComputedStyle(element).backgroundImage.includes('/stars'),
  );
  for (const sky of skies) {
    const style = getComputedStyle(sky);
    const address = /"([^"]*stars[^"]*)"/.exec(style.backgroundImage)?.[1] ?? '';
    const picture = await (await fetch(address)).text();
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
    const scale = Number.parseFloat(style.backgroundSize) / Number(width);
    const lowest = Math.max(
      ...[...picture.matchAll(/M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
    );
    const isClear = (lowest + 1.1) * scale < Number.parseFloat(style.paddingTop);
    // Further down the picture would begin anew.
    const isTall = Number(height) * scale > sky.clientHeight;
    if (!(isClear && isTall)) wrong.push(`${sky.className}: stars down to ${lowest * scale}`);
  }
  return { drawn: stars.length + skies.length, wrong };
}

/** Asserts that the page has stars, and none of them on letters or the edge of a button. */
export async function expectStarsOffWords(page: Page, what: string): Promise<void> {
  const { drawn, wrong } = await page.evaluate(starsOnWords);
  expect.soft(wrong, `stars of ${what}`).toEqual([]);
  expect.soft(drawn, `stars of ${what}`).toBeGreaterThan(0);
}
