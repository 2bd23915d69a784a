import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './e2e/chromium.ts';
import { chosenFontSet, type FontSet } from './e2e/fonts.ts';
import type { FontOptions } from './e2e/product.ts';

const isRoot = process.getuid?.() === 0;
/** Elsewhere Chromium does not ask fontconfig: there is one set of fonts, the machine's. */
const isLinux = process.platform === 'linux';
const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 } },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const FONTS = chosenFontSet();
const OTHER_FONTS: FontSet = FONTS === 'wide' ? 'narrow' : 'wide';

const project = (size: keyof typeof SIZES, colorScheme: 'light' | 'dark') => ({
  name: `${size} ${colorScheme}`,
  use: { ...SIZES[size], colorScheme, fonts: FONTS },
});

const IS_FULL = process.env.E2E_FULL === '1';

/**
 * What depends on the widths of letters, once more with the other fonts. Pages that fit with the
 * widest face nearly always fit with a narrow one: all of them are measured in the full run alone.
 */
const withOtherFonts = (size: keyof typeof SIZES, colorScheme: 'light' | 'dark') => ({
  name: `${size} ${colorScheme} ${OTHER_FONTS}`,
  use: { ...SIZES[size], colorScheme, fonts: OTHER_FONTS },
  grep: isLinux ? (IS_FULL ? /@layout/ : /@layout(?!-full)/) : /^$/,
});

/** Beside the Chromium of the tests; it takes a tenth less of the processor for them. */
const WITHOUT_WINDOW = `${CHROMIUM}-headless-shell`;

/**
 * What the browser's own window need not do. Chromium loads the suggestions of its address bar, two
 * pages of its own, for each window it opens, which costs more than many of our pages; no test
 * types there. The others are those that Playwright turns off itself and that matter to a page:
 * the last list of this name counts.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The whole path runs at both widths; organisers work at a desk. */
const AT_A_DESK = /(admin-.*|whole-path)\.e2e\.ts$/;

/**
 * People's flows run at phone width in the light, the console at desktop width in the dark, and
 * the whole path at both; E2E_FULL=1 runs everything at every combination. All of it sees the fonts
 * that FONTS names, and tests with the tag @layout see the other set too. There is no web server
 * here: the fixture of e2e/product.ts starts the product for each test file.
 */
export default defineConfig<object, FontOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/prepare-starts.ts',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  ...(isLinux ? {} : { grepInvert: /@linux/ }),
  forbidOnly: true,
  retries: 0,
  // A test often waits for its page: two of them leave a third of two cores unused.
  workers: Math.max(3, availableParallelism() - 1),
  // How fast a machine is decides no test: these only keep one that hangs from running for ever.
  timeout: 420_000,
  expect: { timeout: 40_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'en-GB',
    // Not the competition's zone, so that a date shown in the browser's own zone is found out.
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test is work for the processor; `--trace on` asks for a trace where one is
    // needed.
    trace: 'off',
    // What answers without a network would hide requests from tests that look at them or answer
    // themselves.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : CHROMIUM,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // No page of a test lives long enough to pay for what the optimising compilers make of it.
        '--js-flags=--no-turbofan --no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No test leaves the machine. Over http a browser trusts localhost, but not the other name.
        '--host-resolver-rules=MAP plain.test localhost, MAP * ~NOTFOUND, EXCLUDE localhost',
        `--disable-features=${FEATURES_OFF.join(',')}`,
      ],
    },
  },
  projects: IS_FULL
    ? (['phone', 'tablet', 'desktop'] as const).flatMap((size) => [
        project(size, 'light'),
        project(size, 'dark'),
        withOtherFonts(size, 'light'),
      ])
    : [
        { ...project('phone', 'light'), testIgnore: 'admin-*.e2e.ts' },
        { ...project('desktop', 'dark'), testMatch: AT_A_DESK },
        { ...withOtherFonts('phone', 'light'), testIgnore: 'admin-*.e2e.ts' },
        { ...withOtherFonts('desktop', 'dark'), testMatch: AT_A_DESK },
      ],
});
