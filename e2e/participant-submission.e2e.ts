import type { Page } from '@playwright/test';
import {
  call,
  cardOf,
  cutOff,
  doubleClick,
  EVENTS,
  expectToast,
  openRegistered,
  unavailable,
} from './participant.ts';
import type { Account } from './product.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { type Product, setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const SENT = 'Submission successful!';
const FAILED = 'Failed to submit work.';
const REQUIRED = 'Work link and description are required.';
const SUBMIT = '**/api/user/events/*/submissions';

type OpenAs = (account: Account, path: string) => Promise<Page>;

/** The form for AI & Web Design, of a new person who registered in time. */
async function openForm(openAs: OpenAs, product: Product, name: string) {
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openRegistered(openAs, name, EVENTS.webDesign);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  await page.goto('/user/events');
  const card = cardOf(page, 'AI & Web Design');
  await expect(card).toContainText('Registration · Pending');
  await card.getByRole('button', { name: 'Submit Work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit work for AI & Web Design' });
  return {
    page,
    dialog,
    link: dialog.getByLabel('Work link (URL)'),
    demo: dialog.getByLabel('Demo or alternate link (optional)'),
    words: dialog.getByLabel('Description', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Submit Work' }),
  };
}

test('messages under the fields, links to try, and words counted as the server counts', async ({
  openAs,
  product,
  guard,
}) => {
  guard.expectResponse(409, /submissions$/);
  const { page, dialog, link, demo, words, submit } = await openForm(openAs, product, 'messages');
  await expect(link).toBeFocused();
  await expect(dialog).toContainText('Until 13 August 2025, 23:59 NPT, in 2 days');
  await words.focus();
  await dialog.locator('form').evaluate((form) => form.scrollIntoView({ block: 'end' }));
  await submit.click();
  await expect(dialog.getByText(REQUIRED)).toHaveCount(2);
  await expect(link).toBeFocused();
  // Its label came with it from behind the title.
  const label = dialog.getByText('Work link (URL)');
  const belowTitle = async () => {
    const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
    const named = await label.boundingBox();
    return (named?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
  };
  await expect.poll(belowTitle).toBeGreaterThanOrEqual(0);
  await expectNoAxeViolations(page);

  await link.fill('works');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill('works.example/bare');
  await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('link', { name: 'Opens works.example' })).toBeVisible();
  await link.blur();
  await expect(link).toHaveValue('https://works.example/bare');
  // Only the field that is missing is marked, in the words for both.
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText(REQUIRED)).toHaveCount(1);
  await link.fill('https://works.example/mine');
  await expect(dialog.getByRole('link', { name: 'Opens works.example' })).toHaveAttribute(
    'href',
    'https://works.example/mine',
  );
  await demo.fill('javascript:alert(1)');
  await expect(demo).toHaveAttribute('aria-invalid', 'true');
  await demo.fill('http://127.1:3000');
  await expect(dialog.getByText(/^Only your own computer can open this link\./)).toBeVisible();
  await demo.fill('youtu.be/1');
  await expect(dialog.getByText(/^On YouTube: /)).toBeVisible();
  await demo.fill('');
  await expect(dialog.getByText(/^On YouTube: /)).toHaveCount(0);

  await expect(dialog.getByText('0 of 500 words')).toBeVisible();
  await words.fill('A web-based map, made by two.');
  await expect(dialog.getByText('7 of 500 words')).toBeVisible();
  await words.fill('हाम्रो उपत्यकाको नक्सा — विद्यार्थीहरूले बनाएको।');
  await expect(dialog.getByText('5 of 500 words')).toBeVisible();
  await words.fill('word '.repeat(501));
  await expect(dialog.getByText('501 of 500 words')).toBeVisible();
  await expect(dialog.getByText('Description can have at most 500 words.')).toBeVisible();
  await submit.click();
  await expect(words).toBeFocused();
  await expect(dialog).toBeVisible();

  // Another tab is quicker.
  await words.fill('A map.');
  await call(page, 'POST', `/user/events/${EVENTS.webDesign}/submissions`, {
    work_link: 'https://works.example/other',
    description: 'A map of another tab.',
  });
  await submit.click();
  const alert = dialog.locator('form').getByRole('alert');
  await expect(alert).toContainText('already handed in from another tab');
  await expect(words).toHaveValue('A map.');
  await expectToast(page, FAILED);
  await expectNoAxeViolations(page);
  await alert.getByRole('link', { name: 'See what was handed in' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'AI & Web Design' })).toBeVisible();
});

test('a work arrives once, with a receipt that My Submissions shows again', async ({
  openAs,
  product,
}) => {
  const { page, link, words, submit } = await openForm(openAs, product, 'sender');
  await words.fill('A dictionary of trees.');
  await link.fill('http://192.168.1.4/file');
  await submit.click();
  const question = page.getByRole('dialog', { name: 'Before you send' });
  await expect(question).toContainText(
    'Only whoever is in the same network can open this. Send anyway?',
  );
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Go Back' }).click();
  await expect(question).toBeHidden();
  await link.fill('works.example/mine');
  // Nothing is shown and nobody is named who did not say so.
  const show = page.getByLabel('Show my work');
  const name = page.getByLabel('Name me with it');
  await expect(show).not.toBeChecked();
  await expect(name).not.toBeChecked();
  await name.check();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/submissions')) {
      sent.push(request.postDataJSON());
    }
  });
  await doubleClick(submit);
  await expectToast(page, SENT);
  expect(sent).toEqual([
    {
      work_link: 'https://works.example/mine',
      demo_or_alternate_link: null,
      description: 'A dictionary of trees.',
      show_work: false,
      name_with_work: true,
    },
  ]);

  const receipt = page.getByRole('dialog', { name: 'Your work has arrived' });
  const [stored] = await call<{ id: number }[]>(page, 'GET', '/user/submissions');
  await expect(receipt).toContainText(`#${stored?.id}`);
  await expect(receipt).toContainText(/11 August 2025, 10:0\d NPT \(UTC\+05:45\)/);
  await receipt.getByText('Add to calendar', { exact: true }).click();
  const file = receipt.getByRole('link', { name: 'All dates as a file (.ics)' });
  await expect(file).toHaveAttribute('href', /^\/api\/public\/events\/\d+\/calendar\.ics$/);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(receipt).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await receipt.getByRole('button', { name: 'Done' }).click();
  await expect(receipt).toBeHidden();
  const card = cardOf(page, 'AI & Web Design');
  await expect(card.getByRole('button')).toHaveText('Work Submitted');
  await expect(card).toContainText('Work · Pending');

  await page.goto('/user/work-submissions');
  await page.getByRole('button', { name: 'AI & Web Design' }).click();
  const panel = page.getByRole('dialog', { name: 'AI & Web Design' });
  await expect(panel).toContainText(
    new RegExp(`#${stored?.id} · version 1 · 11 August 2025, 10:0\\d NPT`),
  );
  await expect(panel).not.toContainText('Demo or Alternate Link');
  // What was said is changed at any time, each by itself.
  await expect(panel.getByLabel('Name me with it')).toBeChecked();
  await panel.getByLabel('Name me with it').click();
  await expectToast(page, 'Saved.');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(panel.getByLabel('Name me with it')).not.toBeChecked();
  await expect(panel.getByLabel('Show my work')).not.toBeChecked();
});

test('failures keep the work, and trying again never submits twice', async ({
  openAs,
  product,
  guard,
}) => {
  guard.expectResponse(503, /submissions$/);
  guard.expectFault(/INTERNET_DISCONNECTED/);
  const { page, dialog, link, words, submit } = await openForm(openAs, product, 'unlucky');
  await link.fill('https://works.example/mine');
  await words.fill('A dictionary of trees.');
  await page.route(SUBMIT, unavailable);
  await submit.click();
  await expectToast(page, FAILED);
  await expect(words).toHaveValue('A dictionary of trees.');
  await page.unroute(SUBMIT);
  await page.context().setOffline(true);
  await submit.click();
  await expectToast(page, FAILED);
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'You are offline, so nothing was sent.',
  );
  await page.context().setOffline(false);
  await expect(dialog.locator('form').getByRole('alert')).toBeEmpty();
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
    await cutOff(route);
  });
  await submit.click();
  await expectToast(page, FAILED);
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'not certain that your work arrived',
  );
  await expectNoAxeViolations(page);
  await page.unroute(SUBMIT);
  await submit.click();
  await expectToast(page, SENT);
  expect(await call<unknown[]>(page, 'GET', '/user/submissions')).toMatchObject([{ revision: 1 }]);
});

test('the draft outlives closing the tab, and closing the form asks', async ({
  openAs,
  product,
}) => {
  const { page, words } = await openForm(openAs, product, 'drafter');
  await words.fill('Half a thought');
  const later = await page.context().newPage();
  await page.close();
  await later.goto('/user/events?submit=8');
  const form = later.getByRole('dialog', { name: 'Submit work for AI & Web Design' });
  await expect(form.getByText('Your draft from this browser is back.')).toBeVisible();
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Half a thought');
  await later.keyboard.press('Escape');
  const question = later.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question).toContainText('the draft in this browser will be deleted');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await later.goto('/user/events?submit=8');
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('');
});
