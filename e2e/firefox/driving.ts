import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { BrowserContext, ConsoleMessage, ElementHandle, Page } from 'puppeteer-core';

/** How long a step waits for what it expects, before it says that it did not come. */
const LIMIT_MS = 20_000;

/** The program that FIREFOX names, else the firefox-esr of the path. */
export function findFirefox(): string | undefined {
  const { FIREFOX, PATH = '' } = process.env;
  if (FIREFOX !== undefined && FIREFOX !== '') return FIREFOX;
  const places = PATH.split(delimiter).map((folder) => join(folder, 'firefox-esr'));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What a page wrote on its console; an error that it wrote is a value to be asked for. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((part) =>
      part
        .evaluate((value: unknown) => (value instanceof Error ? value.stack || value.message : ''))
        .catch(() => ''),
    );
  const places = message
    .stackTrace()
    .map(({ url, lineNumber, columnNumber }) => `at ${url}:${lineNumber}:${columnNumber}`);
  return [message.text(), ...(await Promise.all(parts)), ...places].join('\n  ');
}

/** A page of a browser of its own, whose faults are written down. */
export async function openPage(context: BrowserContext, faults: Promise<string>[]): Promise<Page> {
  const page = await context.newPage();
  const add = async (words: string | Promise<string>) => `${page.url()}: ${await words}`;
  page.setDefaultTimeout(LIMIT_MS);
  // Firefox asks before it leaves a form that somebody typed into.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('pageerror', (error) => {
    faults.push(add(error instanceof Error ? error.message : String(error)));
  });
  page.on('console', (message) => {
    // A violated content security policy is an error here, or a warning of no kind of its own.
    const isPolicy = /Content.Security.Policy/i.test(message.text());
    if (message.type() === 'error' || isPolicy) faults.push(add(wordsOf(message)));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(add(`${response.status()} from ${response.url()}`));
  });
  await page.setViewport({ width: 1280, height: 800 });
  return page;
}

/** Waits until the words are to be seen. */
export const seen = (page: Page, words: string) =>
  page.waitForSelector(`::-p-text(${words})`, { visible: true });

/** Presses what has this role and this name. */
export async function press(
  page: Page,
  role: 'button' | 'link' | 'radio',
  name: string,
): Promise<void> {
  const what = `::-p-aria([name="${name}"][role="${role}"])`;
  await (await page.waitForSelector(what, { visible: true }))?.click();
}

/** The field whose label begins with these words. */
export async function fieldOf(page: Page, label: string): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(
    (words) => {
      const labels = [...document.querySelectorAll('label')];
      return labels.find(({ textContent }) => textContent.trim().startsWith(words))?.control;
    },
    {},
    label,
  );
  const field = found.asElement();
  if (field === null) throw new Error(`no field is called ${label}`);
  return field as ElementHandle<Element>;
}

/** Types with real keys. */
export async function type(page: Page, label: string, words: string): Promise<void> {
  const field = await fieldOf(page, label);
  // At the foot of the window the demo's bar lies over it.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await field.click();
  await page.keyboard.type(words);
}

/** Waits until the address is `path`. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** The text of the file that Firefox puts into the folder, once all of it is there. */
export async function downloaded(folder: string, act: () => Promise<void>): Promise<string> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const changes = watch(folder, { signal });
  await act();
  for await (const _ of changes) {
    const names = readdirSync(folder);
    const whole = names.find((name) => name.endsWith('.csv'));
    if (whole === undefined || names.some((name) => name.endsWith('.part'))) continue;
    // Its place is kept by an empty file until it is there.
    const text = readFileSync(join(folder, whole), 'utf8');
    if (text !== '') return text;
  }
  throw new Error('no file arrived');
}

/** Address and words of a page, for the report of a step that failed. */
export async function shownOn(page: Page): Promise<string> {
  const words = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
  return `${page.url()}\n  ${words.slice(0, 1500)}`;
}
