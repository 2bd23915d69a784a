import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type Product, startProduct } from '../product-process.ts';
import {
  arrived,
  downloaded,
  fieldOf,
  findFirefox,
  openPage,
  press,
  seen,
  shownOn,
  type,
} from './driving.ts';

/*
 * The product in Firefox, which Playwright cannot drive as distributions ship it: eight addresses,
 * one after the other, as a participant and an organiser meet them. What Chromium forgives shows
 * here, such as words that its segmenter counts and another does not. It needs no test runner: the
 * first fault ends the walk.
 *
 *   npm run firefox            with the firefox-esr of the machine, or the program named by FIREFOX
 */

const OPEN_FOR_REGISTRATION = '2025-07-20T10:00:00+05:45';
const OPEN_FOR_WORKS = '2025-08-11T10:00:00+05:45';
/** AI & Web Design, whose works have a limit of words. */
const EVENT = 8;
/** Five words; the dash and the full stop are none. */
const NEPALI = 'हाम्रो उपत्यकाको नक्सा — विद्यार्थीहरूले बनाएको।';

async function setClock({ origin }: Product, at: string): Promise<void> {
  const response = await fetch(`${origin}/api/demo/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  });
  if (!response.ok) throw new Error(`the clock answered ${response.status}`);
}

type Step = {
  readonly name: string;
  readonly who: 'student' | 'organiser';
  readonly work: (at: {
    readonly product: Product;
    readonly page: Page;
    readonly downloads: string;
  }) => Promise<void>;
};

const STEPS: readonly Step[] = [
  {
    name: 'the landing page, and who registers is asked to sign in',
    who: 'student',
    work: async ({ product, page }) => {
      await page.goto(`${product.origin}/`);
      await seen(page, 'Registrations are now open!');
      await press(page, 'link', 'Register Now');
      await seen(page, 'Please Sign In to register for the event');
    },
  },
  {
    name: 'signing in',
    who: 'student',
    work: async ({ product, page }) => {
      await page.goto(`${product.origin}/api/oauth/login?return_to=/user/update-profile`);
      await seen(page, 'newcomer@example.test');
      await page.locator('button[value="newcomer@example.test"]').click();
      await arrived(page, '/user/update-profile');
    },
  },
  {
    name: 'the profile',
    who: 'student',
    work: async ({ page }) => {
      await type(page, 'Mobile', '9800000123');
      await type(page, 'Date of birth', '04142007');
      await (await fieldOf(page, 'Gender')).select('FEMALE');
      await type(page, 'Address', 'Lakeside, Pokhara');
      await type(page, 'College name', 'Example Secondary School');
      await type(page, 'College address', 'Pokhara');
      await page.locator('form button[type="submit"]').click();
      await seen(page, 'Profile updated successfully!');
    },
  },
  {
    name: 'the questionnaire',
    who: 'student',
    work: async ({ product, page }) => {
      await page.goto(`${product.origin}/user/events?register=${EVENT}`);
      await press(page, 'radio', 'Facebook');
      await press(page, 'button', 'Submit');
      await seen(page, 'Registration successful!');
    },
  },
  {
    name: 'a work whose Nepali words are counted',
    who: 'student',
    work: async ({ product, page }) => {
      await setClock(product, OPEN_FOR_WORKS);
      await page.goto(`${product.origin}/user/events?submit=${EVENT}`);
      await type(page, 'Work link (URL)', 'https://works.example/mine');
      await type(page, 'Description', NEPALI);
      await seen(page, '5 of 500 words');
      await press(page, 'button', 'Submit Work');
      await seen(page, 'Your work has arrived');
    },
  },
  {
    name: 'a decision by keys',
    who: 'organiser',
    work: async ({ product, page }) => {
      const list = encodeURIComponent(`/admin/submissions?event=${EVENT}&status=PENDING`);
      await page.goto(
        `${product.origin}/api/oauth/login?login_hint=eventadmin@example.test&return_to=${list}`,
      );
      await page.waitForSelector('main tbody tr[data-opens]');
      await page.keyboard.press('n');
      await seen(page, NEPALI);
      await page.keyboard.press('a');
      await seen(page, 'Accept submission');
      await page.keyboard.type('Well done!');
      await page.keyboard.down('Control');
      await page.keyboard.press('Enter');
      await page.keyboard.up('Control');
      await seen(page, 'Submission accepted!');
    },
  },
  {
    name: 'the list as a file',
    who: 'organiser',
    work: async ({ product, page, downloads }) => {
      await page.goto(`${product.origin}/admin/submissions?event=${EVENT}`);
      await page.waitForSelector('main tbody tr[data-opens]');
      await press(page, 'button', 'Export');
      const text = await downloaded(downloads, () => press(page, 'link', 'Download'));
      if (!text.includes(NEPALI)) throw new Error(`the work is not in it:\n${text.slice(0, 500)}`);
    },
  },
  {
    name: 'logging out, and the way back',
    who: 'student',
    work: async ({ product, page }) => {
      await page.goto(`${product.origin}/user/work-submissions`);
      await seen(page, 'Accepted');
      await page.locator('button[title^="Account of"]').click();
      await press(page, 'button', 'Logout');
      await arrived(page, '/');
      await page.goBack();
      await arrived(page, '/');
      await seen(page, 'Login Required!');
      const rows = await page.$$('tbody td');
      const words = await Promise.all(rows.map((cell) => cell.evaluate((el) => el.textContent)));
      if (words.includes('Accepted')) throw new Error('the list that was left is there again');
    },
  },
];

/**
 * Walks; throws at the first step that ends otherwise than it should, or with a fault on a page.
 */
async function walk(product: Product, browser: Browser, downloads: string): Promise<void> {
  const found: Promise<string>[] = [];
  const pages = {
    student: await openPage(await browser.createBrowserContext(), found),
    organiser: await openPage(await browser.createBrowserContext(), found),
  };
  for (const { name, who, work } of STEPS) {
    const begun = performance.now();
    const page = pages[who];
    // Firefox draws no frame of a page that lies behind another, and we wait by frames.
    await page.bringToFront();
    try {
      await work({ product, page, downloads });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const report = [`${name}: ${reason}`, ...(await Promise.all(found)), await shownOn(page)];
      throw new Error(report.join('\n'), { cause: error });
    }
    const faults = await Promise.all(found);
    if (faults.length > 0) throw new Error([`${name}: faults on the page`, ...faults].join('\n'));
    console.log(`ok   ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
}

async function main(): Promise<void> {
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    console.log('skipped: there is no firefox-esr on this machine, and FIREFOX names no program');
    return;
  }
  const downloads = mkdtempSync(join(tmpdir(), 'pratibha-firefox-'));
  const product = await startProduct({ clockStart: OPEN_FOR_REGISTRATION });
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        'intl.accept_languages': 'en-US',
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        // No walk leaves the machine: the footer's map would.
        'network.proxy.type': 1,
        'network.proxy.socks': 'localhost',
        'network.proxy.socks_port': 9,
        'network.proxy.allow_hijacking_localhost': false,
      },
    });
    try {
      await walk(product, browser, downloads);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
    rmSync(downloads, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
