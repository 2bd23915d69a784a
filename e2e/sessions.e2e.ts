import type { Page } from '@playwright/test';
import { expectAdminToast, openDesk, rowsOf } from './admin-desk.ts';
import { cardOf, EVENTS, expectToast, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const PROFILE_PAGE = '/user/update-profile';

const sessionsOn = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });

/** Asserts that the browser has no session any more. */
async function expectSignedOut(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/api/user/profile');
  await page.goto('/');
  expect((await asked).status()).toBe(401);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeAttached();
}

test('people see where they are signed in, and end what they no longer use', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(401, /user\/profile$/);
  const [first, second, here] = [
    await openAs('new-everywhere', '/unauthorized'),
    await openAs('new-everywhere', '/unauthorized'),
    await openAs('new-everywhere', PROFILE_PAGE),
  ];
  const sessions = sessionsOn(here);
  const entries = sessions.getByRole('listitem');

  await test.step('the browser in use stands first, and cannot be ended here', async () => {
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText(/Chrome on Linux.*This browser/);
    await expect(entries.first().getByRole('button')).toHaveCount(0);
    await expect(sessions.getByText('This browser')).toHaveCount(1);
    await expectNoAxeViolations(here);
  });

  await test.step('one of the others is signed out', async () => {
    await entries
      .last()
      .getByRole('button', { name: /^Sign out Chrome on Linux/ })
      .click();
    await expectToast(here, 'Signed out there.');
    await expect(entries).toHaveCount(2);
    await expectSignedOut(first);
  });

  await test.step('everywhere else at once', async () => {
    await here.getByRole('button', { name: 'Get My Calendar Link' }).click();
    await here.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectToast(here, 'Signed out everywhere else.');
    // The link of the calendar outlives sessions, and is asked about.
    await here.getByRole('button', { name: 'Yes, End It' }).click();
    await expectToast(here, 'The calendar link ended.');
    await expect(here.getByRole('button', { name: 'Get My Calendar Link' })).toBeVisible();
    await expect(entries).toHaveCount(1);
    await expect(sessions.getByRole('button')).toHaveCount(0);
    await expectSignedOut(second);
    await here.reload();
    await expect(entries).toHaveCount(1);
  });
});

test('a super admin signs somebody out everywhere, and erases whoever did not ask', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(401, /user\/profile$/);
  const person = await openAs('new-outsider', '/unauthorized');
  const page = await openDesk(openAs, 'superadmin', '/admin/users?q=new-outsider@example.test');
  await rowsOf(page).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await details.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign Out Everywhere' });
  await expect(question).toContainText('(new-outsider@example.test) will be signed out');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Yes, Sign Out' }).click();
  await expectAdminToast(page, 'success', 'New Outsider was signed out everywhere.');
  await expect(question).toBeHidden();
  await expectSignedOut(person);

  await details.getByRole('button', { name: 'Erase for Good' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase for good?' });
  await erasing.getByLabel(/^Type new-outsider/).fill('new-outsider@example.test');
  await erasing.getByRole('button', { name: 'Yes, Erase for Good' }).click();
  await expect(erasing).toBeHidden();
  await expect(details).toContainText('Erased person #');
  await expect(details.getByRole('button', { name: 'Erase for Good' })).toHaveCount(0);
});

test('nobody is offered that for themselves, nor for those above them', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/users?q=example.test');
  const details = page.getByRole('dialog', { name: 'User Details' });
  const offered = async (name: string, buttons: string[]) => {
    await rowsOf(page).filter({ hasText: name }).click();
    await expect(details.getByText('Profile Complete')).toBeVisible();
    await expect(details.getByRole('button')).toHaveText(['', ...buttons]);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  };
  await offered('Nirmala Shrestha', []);
  await offered('Prakash Koirala', []);
  await offered('Asmita Gurung', ['Sign Out Everywhere']);
});

test('a logout asks what becomes of work that was not submitted', async ({ openAs, product }) => {
  const page = await openRegistered(openAs, 'leaver', EVENTS.webDesign);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  const link = page.getByLabel('Work link (URL)');
  const open = () =>
    cardOf(page, 'AI & Web Design').getByRole('button', { name: 'Submit Work' }).click();
  const question = page.getByRole('dialog', { name: 'Keep your draft?' });
  const logout = async () => {
    await page.goto('/user/event-registrations');
    await page.getByTitle(/^Account of/).click();
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  const signInAgain = async () => {
    await expect(page).toHaveURL(/\/$/);
    const query = 'login_hint=new-leaver%40example.test&return_to=/user/events';
    await page.goto(`/api/oauth/login?${query}`);
    await open();
  };

  await page.goto('/user/events');
  await open();
  await link.fill('https://works.example/half');
  await logout();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByTitle(/^Account of/)).toBeVisible();

  await logout();
  await question.getByRole('button', { name: 'Keep and Logout' }).click();
  await signInAgain();
  await expect(link).toHaveValue('https://works.example/half');

  await logout();
  await question.getByRole('button', { name: 'Remove and Logout' }).click();
  await signInAgain();
  await expect(link).toHaveValue('');
});

test('an organiser makes a token for a program, and ends it', async ({ openAs, product }) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/tokens');
  const form = page.getByRole('dialog', { name: 'Make a Token' });
  const shown = page.getByRole('dialog', { name: 'Copy the token now' });
  const entry = page.getByRole('region', { name: 'In use' }).getByRole('listitem');
  const statusFor = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${product.origin}/api/admin/dashboard`, { headers })).status;
  };

  await expect(page.getByText('No program acts in your name.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a Token' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Results on the college’s site');
  await form.getByLabel('It may').selectOption('Read and change');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  const token = await shown.getByLabel('Token').inputValue();
  await expect(shown.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('status')).toHaveText('Copied.');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(entry).toContainText('Not used yet');

  expect(await statusFor(token)).toBe(200);
  await page.reload();
  await expect(entry).toContainText(/Read and change.*Last used/s);
  await expect(page.locator('body')).not.toContainText(token);
  await entry.getByRole('button', { name: /^End Results/ }).click();
  const question = page.getByRole('dialog', { name: 'End this token?' });
  await question.getByRole('button', { name: 'Yes, End It' }).click();
  await expectAdminToast(page, 'success', 'The token was ended.');
  await expect(page.getByRole('region', { name: 'Over' })).toContainText('Ended');
  await expect(entry).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(await statusFor(token)).toBe(401);
});

test('an organiser who was never here is invited, and the invitation withdrawn', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users');
  await page.getByRole('button', { name: 'Invite an Organiser' }).click();
  const form = page.getByRole('dialog', { name: 'Invite an Organiser' });
  const address = form.getByLabel('E-mail address');
  await expect(address).toBeFocused();
  await address.fill('asha');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter an e-mail address, in letters')).toBeVisible();
  await expectNoAxeViolations(page);
  await address.fill('asha@new.example');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Invited' });
  const link = await shown.getByLabel('Link').inputValue();
  await expectNoAxeViolations(page);
  await shown.getByRole('button', { name: 'Done' }).click();
  const listed = page.getByRole('region', { name: 'Invited, not signed in yet' });
  await expect(listed).toContainText('asha@new.example');
  await expectNoAxeViolations(page);

  const visitor = await page.context().newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('asha@new.example')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(visitor.getByText('asha@new.example')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await visitor.close();

  await listed.getByRole('button', { name: /^Withdraw the invitation of asha/ }).click();
  await page.getByRole('button', { name: 'Yes, Withdraw It' }).click();
  await expectAdminToast(page, 'success', 'The invitation was withdrawn.');
  await expect(listed).toHaveCount(0);
});

test('a page that the way back brings again after the session ended is loaded anew', async ({
  openAs,
}) => {
  const LATER = ['**/api/user/follow-ups', '**/api/user/withdrawals'];
  for (const path of ['/user/event-registrations', '/unauthorized']) {
    const page = await openAs('student', '/unauthorized');
    // What the list asks for later has come before the session ends, or it is refused.
    const later = path === '/unauthorized' ? [] : LATER.map((call) => page.waitForResponse(call));
    await Promise.all([...later, page.goto(path)]);
    const account = page.getByTitle('Account of Asmita Gurung');
    await expect(account).toBeVisible();
    await page.context().clearCookies();
    // Browsers that tests drive keep no pages for the way back: this is what others tell them.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    const asked = page.getByRole('dialog', { name: 'Login Required!' });
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await expect(path === '/unauthorized' ? signIn : asked).toBeVisible();
    await expect(account).toHaveCount(0);
    await expectNoAxeViolations(page);
  }
});
