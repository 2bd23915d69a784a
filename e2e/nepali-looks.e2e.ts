import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

// A product of its own: whoever signs in here first reads in Nepali from then on.
test.use({ clockStart: '2025-07-20T10:00:00+05:45', locale: 'ne-NP' });

const PAGES = ['/ne', '/ne/event/details', '/ne/results', '/ne/works', '/ne/verify', '/ne/rules'];
const OWN = [
  ...['/user/events', '/user/events/11', '/user/events?register=11', '/user/update-profile'],
  ...['/user/notifications', '/user/certificates', '/user/event-registrations'],
];

/** What of the page is set as Latin would be: too tight, spaced, or in capitals. */
function setAsLatin(): string[] {
  const isText = ({ nodeType, textContent }: ChildNode) =>
    nodeType === Node.TEXT_NODE && /[\u0900-\u097f]/.test(textContent ?? '');
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && [...element.childNodes].some(isText),
  );
  return elements.flatMap((element) => {
    const style = getComputedStyle(element);
    const height = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
    const faults = [
      ...(height < 1.599 ? [`lines of ${height}`] : []),
      ...(/^(normal|0px)$/.test(style.letterSpacing) ? [] : [`spaced by ${style.letterSpacing}`]),
      ...(style.textTransform === 'none' ? [] : [style.textTransform]),
    ];
    return faults.map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`);
  });
}

/** How far the page sticks out once its letters are twice as large. */
async function beyondAtTwice(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}

test('lines of Devanagari have room, no letter is torn from the next, and nothing sticks out', async ({
  page,
  openAs,
}) => {
  await withoutAdvert(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    expect.soft(await page.evaluate(setAsLatin), path).toEqual([]);
    expect.soft(await beyondAtTwice(page), `${path} at 200 %`).toBe(0);
  }
  const student = await openAs('student', '/user/events');
  for (const path of OWN) {
    await student.goto(path);
    await expect(student.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(student.getByRole('heading').first()).toBeVisible();
    expect.soft(await student.evaluate(setAsLatin), path).toEqual([]);
    expect.soft(await beyondAtTwice(student), `${path} at 200 %`).toBe(0);
  }
});
