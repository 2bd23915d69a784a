import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './product.ts';

/** What is the same in both languages: names of what others make, units and formats. */
const NAMES = [
  ...['Pratibha', 'Google', 'Facebook', 'Instagram', 'YouTube', 'TikTok', 'LinkedIn', 'GitHub'],
  ...['Chrome', 'Linux'],
  ...[
    'PDF',
    'PNG',
    'JPEG',
    'WebP',
    'ZIP',
    'RAR',
    'MP4',
    'kB',
    'MB',
    'GB',
    'NPT',
    'UTC',
    'URL',
    'AD',
  ],
  ...['A3', 'A4', 'DPI', 'CMYK', 'RGB', 'README', 'SHA-256', '404'],
];

/**
 * The words of Latin letters, and the numbers of Latin digits, that somebody meets on the page as
 * it is: by reading it, by hearing it, by pointing at it, and in its title. Runs in the page.
 * Addresses, codes and what says itself that it is in another language are no words of the page.
 */
function latinWords(names: readonly string[]): string[] {
  const READ_OUT = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['placeholder', 'title', 'alt', 'label'],
  ];
  const isOfPage = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') === 'ne' &&
    element.closest('script, style, noscript, template, code') === null;
  const isMet = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) || element.closest('option') !== null;
  const wordsIn = (text: string) => {
    const rest = text
      .replaceAll(/\S+@\S+/g, ' ')
      .replaceAll(/\b(?:https?:\/\/|mailto:)\S*/g, ' ')
      .replaceAll(/\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g, ' ')
      // Numbers of phones and of certificates, and fingerprints.
      .replaceAll(/\+\d[\d -]+|\b\d{4}-[0-9A-Z]{6}\b|\b[0-9a-f]{32,}\b/g, ' ');
    const words = rest.match(/[A-Za-z][A-Za-z0-9'’-]*|\d+/g) ?? [];
    return words.filter((word) => !names.includes(word));
  };
  const found = (where: string, text: string) => {
    const words = wordsIn(text);
    const around = text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
    return words.length === 0 ? [] : [`${where}: ${words.join(' ')} in '${around}'`];
  };
  const elements = [...document.querySelectorAll('body, body *')].filter(
    (element) => isOfPage(element) && isMet(element),
  );
  const drawn = (element: Element) =>
    ['::before', '::after'].map((part) => getComputedStyle(element, part).content).join(' ');
  return [
    ...found('title', document.title),
    ...elements.flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const name = element.localName;
      const { value = '', type = '' } = element as Partial<HTMLInputElement>;
      return [
        ...texts.flatMap(({ textContent }) => found(name, textContent ?? '')),
        ...READ_OUT.flatMap((attribute) =>
          found(`${name}[${attribute}]`, element.getAttribute(attribute) ?? ''),
        ),
        ...(['submit', 'button', 'reset'].includes(type) ? found(`${name}.value`, value) : []),
        ...(drawn(element).match(/"[^"]*[A-Za-z][^"]*"/g) ?? []).flatMap((text) =>
          found(`${name}::`, text),
        ),
      ];
    }),
  ];
}

/** Asserts that nothing on the page can be read by who reads English alone, but for names. */
async function expectNoEnglish(
  page: Page,
  what: string,
  names: readonly string[] = [],
): Promise<void> {
  // Beside a name stands its first letter, where there is no picture.
  const known = [...NAMES, ...names, ...names.map(([initial = '']) => initial)];
  const words = await page.evaluate(latinWords, known);
  expect.soft([...new Set(words)], `English on ${what}`).toEqual([]);
}

/**
 * Asserts that the page, as it is, can be used by somebody who reads no English, on a phone.
 *
 * @param names what else there may be of Latin letters: names that people have
 */
export async function expectNepali(
  page: Page,
  what: string,
  names: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expectNoEnglish(page, what, names);
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect.soft(scrollWidth, `${what} sticks out`).toBeLessThanOrEqual(innerWidth);
  await expectNoAxeViolations(page);
}
