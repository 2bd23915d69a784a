import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { layOutFonts } from '../e2e/fonts.ts';
import { startProduct } from '../e2e/product-process.ts';
import { ensureBuilt } from './build.mjs';

const FOLDER = path.join(import.meta.dirname, '../docs/handbook/pictures');

/** The most that one may weigh: organisers read the handbook on phones, too. */
const MOST_BYTES = 40_000;

type Picture = {
  readonly account: string;
  readonly at: string;
  readonly size: { readonly width: number; readonly height: number };
  /** What is done until the page looks as the handbook says. */
  readonly pose: (page: Page) => Promise<unknown>;
};

const DESK = { width: 1280, height: 640 };
const PHONE = { width: 390, height: 640 };

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/**
 * By the name of the file, which has its size, too, so that no page moves while it comes; what a
 * page of the handbook shows of the console, and of a student's page.
 */
const PICTURES: Readonly<Record<string, Picture>> = {
  edition: {
    account: 'admin',
    at: '/admin/editions/1?section=dates',
    size: DESK,
    pose: (page) => page.frameLocator('iframe').locator('h1').first().waitFor(),
  },
  event: {
    account: 'admin',
    at: '/admin/events',
    size: DESK,
    pose: async (page) => {
      await press(page, 'Add Event');
      await page.getByLabel(/^Title/).fill('Poster Sprint');
      await page
        .getByLabel(/^Description/)
        .first()
        .fill('A poster in one evening.');
    },
  },
  questions: {
    account: 'admin',
    at: '/admin/events?q=robot',
    size: DESK,
    pose: async (page) => {
      await press(page, 'Edit Line Follower Robot Race');
      await press(page, 'Add question');
      const card = page.getByRole('region', { name: 'Question 1' });
      await card.getByLabel('Question', { exact: true }).fill('Do you bring a robot?');
      await card.getByLabel('Type').selectOption('Single choice');
      await card.getByLabel('Options').fill('Yes\nNot yet');
      await card.evaluate((each) => each.scrollIntoView({ block: 'start' }));
    },
  },
  review: {
    account: 'admin',
    at: '/admin/registrations?event=7&status=PENDING',
    size: DESK,
    pose: async (page) => {
      await page.locator('main tbody tr[data-opens]').first().click();
      await page.getByRole('dialog').getByText('Places').waitFor();
    },
  },
  announce: {
    account: 'admin',
    at: '/admin/announcements?source=users',
    size: DESK,
    pose: async (page) => {
      await page.getByLabel('Subject').fill('The hall opens at nine');
      await page
        .getByLabel('Text', { exact: true })
        .fill('Dear {{first_name|student}},\n\nthe hall opens at nine. Bring your card.');
      await press(page, 'Save as a draft');
      await page.locator('.Toastify__toast').waitFor();
      await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
      const preview = page.getByRole('region', { name: 'As a recipient gets it' });
      await preview.evaluate((each) => each.scrollIntoView());
      // The top bar lies over the page.
      await page.evaluate('scrollBy(0, -72)');
    },
  },
  register: {
    account: 'new-reader',
    at: '/user/events',
    size: PHONE,
    pose: async (page) => {
      const card = page.getByRole('article').filter({ hasText: 'Open Source Day' });
      await page.getByRole('dialog').getByRole('button').first().click();
      await card.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await card.locator('[data-drawing]').waitFor();
    },
  },
};

/** Takes the picture of a page as good as it may be within its weight. */
async function shoot(page: Page, name: string): Promise<Buffer> {
  const client = await page.context().newCDPSession(page);
  for (const quality of [85, 75, 65, 60, 55, 50, 45, 40]) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`${name}.webp has more than ${MOST_BYTES} bytes: show less of the page`);
}

async function take(
  browser: Browser,
  origin: string,
  [name, { account, at, size, pose }]: [string, Picture],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const query = new URLSearchParams({ login_hint: `${account}@example.test`, return_to: at });
  await page.goto(`/api/oauth/login?${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pose(page);
  // Only the demo has it.
  await page.evaluate(
    `document.querySelector('[aria-label="Demo mode"]')?.style.setProperty('display', 'none')`,
  );
  await page.evaluate(
    'Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))',
  );
  const file = `${name}-${size.width}x${size.height}.webp`;
  await writeFile(path.join(FOLDER, file), await shoot(page, name));
  await context.close();
}

/**
 * Takes the pictures of docs/handbook from the demo, with the Chromium of the browser tests.
 *
 * @param tell is given the name of each that was taken
 */
export async function takeHandbookPictures(tell: (file: string) => void): Promise<void> {
  ensureBuilt(console.log);
  const fonts = await mkdtemp(path.join(tmpdir(), 'pratibha-fonts-'));
  const product = await startProduct({ clockStart: '2025-07-16T10:00:00+05:45' });
  try {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // Its fields of dates are in the language of the machine.
      env: {
        ...process.env,
        LANGUAGE: 'en_GB',
        FONTCONFIG_FILE: await layOutFonts('narrow', fonts),
      },
    });
    try {
      for (const each of Object.entries(PICTURES)) {
        await take(browser, product.origin, each);
        tell(`docs/handbook/pictures/${each[0]}.webp`);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
    await rm(fonts, { recursive: true, force: true });
  }
}
