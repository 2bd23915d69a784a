import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shortName } from '../apps/web/build/class-names.ts';
import { expect, test } from './product.ts';

test.use({ sharesProduct: true });

const PUBLIC = join(import.meta.dirname, '../apps/web/src/features/pages/public');
const PAGES = ['/', '/event/details', '/privacy', '/rules', '/unauthorized'];

/** The wrappers of the parts whose code stays on the server, by the class that the build gives. */
const PART = shortName('part', join(PUBLIC, 'frozen.module.css'));
const FROZEN = `.${PART}`;

/** What the edition says to the parts that do run in the browser: it comes as data. */
async function dataOf(page: Page): Promise<string[]> {
  return textsIn(JSON.parse((await page.locator('#edition').textContent()) ?? ''));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' && value.length > 14 ? [value] : [];
}

/** Runs of plain words: no markup and no escaping can come between them. */
async function sentencesOf(page: Page): Promise<string[]> {
  const texts = await page.locator(FROZEN).allTextContents();
  const runs = texts.flatMap((text) => text.match(/[A-Za-z][A-Za-z ,]{23,}[a-z]/g) ?? []);
  return [...new Set(runs)];
}

/** Every script that the page fetches before anything is pressed. */
async function scriptsOf(page: Page): Promise<string> {
  const sources = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? each.getAttribute('href')));
  const scripts = sources.map(async (source) => (await page.request.get(source ?? '')).text());
  return (await Promise.all(scripts)).join('\n');
}

/** Classes inside the frozen parts that no style sheet of the page knows. */
function strangeClasses(page: Page): Promise<string[]> {
  return page.evaluate((frozen) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('\n');
    const inside = [...document.querySelectorAll(`${frozen} [class]`)];
    const classes = new Set(inside.flatMap((element) => [...element.classList]));
    // Icons bring names of their own, for people who want to style them.
    return [...classes].filter((name) => !/^lucide/.test(name) && !styles.includes(`.${name}`));
  }, FROZEN);
}

test('what stays on the server is sent once, as markup, with all its looks', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const sentences = await sentencesOf(page);
    expect(sentences.length, path).toBeGreaterThan(0);
    const data = await dataOf(page);
    expect(data.length, path).toBeGreaterThan(0);
    const scripts = await scriptsOf(page);
    expect(scripts).toContain(PART);
    expect([...sentences, ...data].filter((text) => scripts.includes(text))).toEqual([]);
    expect(await strangeClasses(page), path).toEqual([]);
  }
});
