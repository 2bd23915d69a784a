import type { Page } from '@playwright/test';
import { expectRefusal, isTakenOver, openDesk, rowsOf, SCRIPTS } from './admin-desk.ts';
import { DESK, expectPrintedWhole, expectTenRows } from './admin-lists.ts';
import { gate } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const FIRST = 'Dashboard Events Registrations Submissions';
const SCREENS = `${FIRST} Users Enquiries Certificates Workshops`.split(' ');

/** Opens the one menu that holds both where there is no room for them. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) await toggle.click();
}

async function adminMenu(page: Page) {
  await openMenu(page);
  return page.getByRole('navigation', { name: 'Admin menu' });
}

async function follow(page: Page, label: string): Promise<void> {
  const menu = await adminMenu(page);
  await menu.getByRole('link', { name: label }).click();
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

const ALL = [
  ...SCREENS,
  ...'Announcements Editions Translations Audit Mails Tokens Help'.split(' '),
];

test('the frame of the admin area, and the ways through it', async ({ openAs }) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/dashboard');
  const size = page.viewportSize() ?? DESK;
  const frame = page.getByRole('banner');

  await test.step('the header tells name, role and initial', async () => {
    await expect(frame.getByText('Prakash Koirala', { exact: true })).toBeVisible();
    await expect(frame.getByText('Super Admin', { exact: true })).toBeVisible();
    await expect(frame.getByText('P', { exact: true })).toBeVisible();
  });

  await test.step('the side panel leads to every screen', async () => {
    const menu = await adminMenu(page);
    await expect(menu.getByRole('link')).toHaveText(ALL);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectNoAxeViolations(page);
    await menu.getByRole('link', { name: 'Events' }).click();
    await expectHeading(page, 'Events');
    await follow(page, 'Submissions');
    await expectHeading(page, 'Event Submissions');
    await follow(page, 'Users');
    await expectHeading(page, 'Users');
    await follow(page, 'Audit');
    await expectHeading(page, 'Audit');
  });

  await test.step('the side panel and the top bar read the way to Registrations differently', async () => {
    await follow(page, 'Registrations');
    await expect(page).toHaveURL(/\/admin\/registrations$/);
    await expectHeading(page, 'Event Registrations');
    await openMenu(page);
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    await expect(bar.getByRole('link')).toHaveText([
      'Dashboard',
      'Users',
      'Events',
      'Registrations',
    ]);
    await expect(bar.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar.getByRole('link', { name: 'Registrations' }).click();
    await expect(page).toHaveURL(/\/admin\/events-registrations$/);
    await expectHeading(page, 'Event Registrations');
    const menu = await adminMenu(page);
    await expect(menu.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('the avatar opens the card, as everywhere', async () => {
    await page.keyboard.press('Escape');
    await page.getByTitle('Account of Prakash Koirala').click();
    const card = page.getByRole('region', { name: 'Account of Prakash Koirala' });
    await expect(card).toContainText('superadmin@example.test');
    await expect(card.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('on a desk the frame is one line, and everything begins and ends with it', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(rowsOf(page).first()).toBeVisible();
    const edges = await page.evaluate(() => {
      const edgesOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const footer = edgesOf('footer > *');
      return {
        bar: edgesOf('header').height,
        left: [edgesOf('header svg').left, edgesOf('aside nav svg').left],
        right: [edgesOf('header button[title^="Account"]').right, edgesOf('main table').right],
        gutters: [footer.left, window.innerWidth - footer.right],
      };
    });
    expect(edges.bar).toBe(56);
    expect(Math.max(...edges.left) - Math.min(...edges.left)).toBeLessThanOrEqual(2);
    expect(Math.max(...edges.right) - Math.min(...edges.right)).toBeLessThanOrEqual(2);
    expect(edges.gutters[0]).toBe(edges.gutters[1]);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(frame.getByText('Super Admin', { exact: true })).toBeVisible();
    await expect(frame.getByRole('button')).toHaveCount(3);
    await expect(page.getByRole('navigation', { name: /menu$/ })).toHaveCount(0);
    await openMenu(page);
    const menu = page.getByRole('dialog', { name: 'Admin console' });
    const main = menu.getByRole('navigation', { name: 'Main menu' });
    await expect(main.getByRole('link')).toHaveText([
      'Dashboard',
      'Users',
      'Events',
      'Registrations',
    ]);
    const admin = menu.getByRole('navigation', { name: 'Admin menu' });
    await expect(admin.getByRole('link')).toHaveText(ALL);
    await expect(admin.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expectNoAxeViolations(page);
    await main.getByRole('link', { name: 'Events' }).click();
    await expectHeading(page, 'Events');
    await expect(menu).toBeHidden();
    await page.setViewportSize(size);
  });

  await page.setViewportSize(DESK);
  await test.step('more room between rows is remembered', async () => {
    const heightOf = async () => (await rowsOf(page).first().boundingBox())?.height ?? 0;
    await expect.poll(heightOf).toBeLessThanOrEqual(52);
    await page.getByRole('button', { name: 'More room between rows' }).click();
    await expect.poll(heightOf).toBeGreaterThan(52);
    await page.goto('/admin/registrations');
    await expect(rowsOf(page)).toHaveCount(50);
    await expect.poll(heightOf).toBeGreaterThan(52);
    await page.goto('about:blank');
    const { hold, open } = gate();
    await page.route(SCRIPTS, hold);
    await page.goto('/admin/registrations', { waitUntil: 'commit' });
    await expect(rowsOf(page)).toHaveCount(50);
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await heightOf()).toBeGreaterThan(52);
    open();
    await isTakenOver(rowsOf(page).first());
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: 'Less room between rows' }).click();
    await expect.poll(heightOf).toBeLessThanOrEqual(52);
  });

  await test.step('a list is printed whole, and without the frame', async () => {
    await expectPrintedWhole(page);
    await page.setViewportSize(size);
  });

  await test.step('a person without a name is Admin', async () => {
    await page.route('**/api/user/profile', async (route) => {
      const response = await route.fetch();
      const profile = (await response.json()) as object;
      await route.fulfill({ response, json: { ...profile, name: '' } });
    });
    await page.goto('/admin/users');
    await expectHeading(page, 'Users');
    await expect(frame.getByText('Admin', { exact: true }).first()).toBeVisible();
    await page.unroute('**/api/user/profile');
  });

  await test.step('Sign Out ends the session', async () => {
    await page.goto('/admin/dashboard');
    await expectHeading(page, 'Dashboard');
    const menu = await adminMenu(page);
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });
});

/** What an organiser of each role finds; R6.2 gives users to admins and super admins. */
const ORGANISERS = [
  {
    account: 'eventadmin',
    hasAudit: false,
    mayErase: false,
    why: 'Your role cannot change users.',
  },
  { account: 'admin', hasAudit: true, mayErase: false, why: null },
  { account: 'superadmin', hasAudit: true, mayErase: true, why: null },
] as const;

for (const { account, hasAudit, mayErase, why } of ORGANISERS) {
  test(`every screen as ${account}`, async ({ openAs, hasTouch }) => {
    const page = await openDesk(openAs, account, '/admin/dashboard');
    const open = async (label: string, heading: string) => {
      await follow(page, label);
      await expectHeading(page, heading);
      if (account === 'superadmin') await expectTenRows(page, label, hasTouch);
    };
    const first = rowsOf(page).first();
    const expectEnabled = async (names: readonly RegExp[]) => {
      for (const name of names) {
        const button = first.getByRole('button', { name });
        await expect(button).toHaveAttribute('aria-disabled', 'false');
      }
    };

    await test.step('the menu and the dashboard', async () => {
      const menu = await adminMenu(page);
      await expect(menu.getByRole('link')).toHaveText(
        ALL.filter((each) => hasAudit || !/^(?:Announ|Edit|Audit|Mails)/.test(each)),
      );
      if (await page.getByRole('button', { name: 'Close' }).isVisible()) {
        await page.keyboard.press('Escape');
      }
      await expect(page.locator('main').getByText('863', { exact: true })).toBeVisible();
    });

    await test.step('events are worked on', async () => {
      await open('Events', 'Events');
      await expect(page.getByRole('button', { name: 'Add Event' })).toBeEnabled();
      await expectEnabled([/^Edit /, /^Duplicate /, /^Delete /]);
      await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    });

    await test.step('registrations are reviewed and exported', async () => {
      await open('Registrations', 'Event Registrations');
      await page.getByLabel('Filter by Status').selectOption('Pending');
      await expectEnabled([/^Approve: /, /^Reject: /]);
      await expect(first.getByRole('checkbox')).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    });

    await test.step('submissions are reviewed and exported', async () => {
      await open('Submissions', 'Event Submissions');
      await page.getByLabel('Filter by Status').selectOption('Pending');
      await expectEnabled([/^Accept: /, /^Reject: /, /^Resubmission Required: /]);
      await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    });

    await test.step('users are read, and changed where R6.2 allows it', async () => {
      await open('Users', 'Users');
      await expect(rowsOf(page)).toHaveCount(50);
      if (why === null) {
        await expectEnabled([/^Edit /, /^Delete /]);
      } else {
        const enabled = rowsOf(page).locator('button[aria-disabled="false"]');
        await expect(enabled).toHaveCount(0);
        await expectRefusal(first.getByRole('button', { name: /^Edit / }), why);
        await expectRefusal(first.getByRole('button', { name: /^Delete / }), why);
      }
      await first.click();
      await expect(page.getByRole('dialog', { name: 'User Details' })).toContainText('Email');
      const exporting = page.getByRole('button', {
        name: 'Export',
        exact: true,
        includeHidden: true,
      });
      await expect(exporting).toHaveCount(account === 'superadmin' ? 1 : 0);
      const erasures = await page.request.get('/api/admin/erasures');
      expect(erasures.status()).toBe(mayErase ? 200 : 403);
    });

    await test.step('the audit is read, or refused', async () => {
      await page.goto('/admin/audit');
      if (hasAudit) await expectHeading(page, 'Audit');
      else await expect(page).toHaveURL(/\/unauthorized$/);
    });
  });
}

test('who is no organiser gets no further', async ({ openAs }) => {
  await test.step('a student gets no further than /unauthorized', async () => {
    const page = await openAs('student', '/unauthorized');
    for (const path of ['/admin', '/admin/users', '/admin/events-registrations']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthorized$/);
    }
  });

  await test.step('a visitor gets home, and is asked to sign in', async () => {
    const page = await openAs('newcomer', '/unauthorized');
    await page.context().clearCookies();
    await page.goto('/admin/users');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('dialog', { name: 'Login Required!' })).toBeVisible();
  });
});
