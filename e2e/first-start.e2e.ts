import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

test.use({ settings: { FIRST_START: '1' } });

/** From the address of the new site to an event for which students can register. */
const MOST_PRESSES = 9;

test('a new site is led from eight questions to its pages and an event', async ({
  page: desk,
  openAs,
}) => {
  let presses = 0;
  const press = async (button: Locator) => {
    await button.click();
    presses += 1;
  };
  const page = await openAs('student', '/');
  await withoutAdvert(page);
  await test.step('visitors read that it comes soon', async () => {
    for (const path of ['/', '/user/events']) {
      await page.goto(path);
      await expect(page.getByRole('heading')).toHaveText('Something is being prepared here.');
    }
    await expectNoAxeViolations(page);
  });

  await test.step('whoever sets it up signs in from there', async () => {
    await desk.goto('/');
    await press(desk.getByRole('link', { name: 'Sign in as an organiser' }));
    await press(desk.getByRole('button', { name: /superadmin@example\.test/ }));
    await expect(desk).toHaveURL(/\/admin\/set-up$/);
    await expect(desk.getByRole('contentinfo')).not.toContainText('College');
  });

  const make = desk.getByRole('button', { name: 'Make the pages' });
  const question = (name: string) => desk.getByRole('group', { name, exact: true });

  await test.step('the dashboard leads to the questions', async () => {
    await desk.goto('/admin/dashboard');
    await desk.getByRole('link', { name: 'Set up the site' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Set up the site');
    await expect(desk.locator('form > ol > li')).toHaveCount(8);
    await expectNoAxeViolations(desk);
  });

  await test.step('nothing counts as published yet', async () => {
    await desk.goto('/admin/editions');
    const first = desk.getByRole('list', { name: 'Editions' }).getByRole('listitem').first();
    await expect(first).toContainText('Draft · Not published yet');
    await desk.getByRole('link', { name: 'Set up the site' }).click();
    await expect(make).toBeVisible();
  });

  await test.step('what is missing is named where it is missing', async () => {
    await make.click();
    const title = question('What is the competition called?').getByLabel('Title', { exact: true });
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Give a text that is not blank.');
    await expect(desk.getByLabel('Day of the event')).toHaveAccessibleDescription('Choose a date.');
    await expect(desk.getByRole('alert')).toHaveText(/^\d\d answers are missing or wrong\.$/);
  });

  await test.step('the answers outlive a reload', async () => {
    const fill = async (name: string, answers: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(answers))
        await question(name).getByLabel(label, { exact: true }).fill(value);
    };
    await fill('What is the competition called?', {
      Title: 'Himal Code Days',
      'Short title': 'Code Days',
      Tagline: 'Two days, one idea.',
    });
    await fill('Which college holds it?', {
      Name: 'Himal Secondary School',
      Website: 'school.example',
      'E-mail address': 'codedays@school.example',
      Phone: '+977-61-555-0100',
    });
    await fill('Where is it held?', {
      Address: 'Lakeside 6, Pokhara, Nepal',
      Town: 'Pokhara',
      Latitude: '28.2096',
      Longitude: '83.9596',
    });
    await fill('When is the event?', { 'Day of the event': '2025-10-18' });
    await expect(desk.getByLabel('Who may take part')).toHaveValue('+2 and equivalent students');
    await fill('Who can register, and when?', {
      'First day to register': '2025-07-10',
      'Last day to register': '2025-09-20',
    });
    await fill('When do they hand in their work?', {
      'First day to submit': '2025-09-20',
      'Last day to submit': '2025-10-10',
    });
    await fill('What do they compete in?', {
      'Name, Competition 1': 'Web Design',
      'What is to be made, Competition 1': 'A site that helps somebody in your town.',
    });
    await expect(desk.getByLabel('Website')).toHaveValue('https://school.example');
    await press(desk.getByRole('button', { name: 'Add: Competition' }));
    await fill('What do they compete in?', {
      'Name, Competition 2': 'Robots',
      'What is to be made, Competition 2': 'A robot that follows a line.',
    });
    const prizes = (number: number) =>
      desk.getByLabel(`Prize ${number}, Competition 1`, { exact: true });
    const prize = prizes(1);
    for (const number of [1, 2, 3]) {
      await press(desk.getByRole('button', { name: 'Add: Prize' }).first());
      await expect(prizes(number)).toHaveValue('');
    }
    await prizes(2).fill('3000');
    await prizes(3).fill('1000');
    await desk.reload();
    await make.click();
    await expect(prize).toBeFocused();
    await expect(prize).toHaveAccessibleDescription('Give a number.');
    await prize.fill('5000');
    await make.click();
    const first = desk.getByLabel('First day to submit');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('This is before the end of registration.');
    const none = desk.getByLabel('They hand nothing in');
    await none.check();
    await expect(first).toHaveCount(0);
    await none.uncheck();
    await expect(desk.getByLabel('Last day to submit')).toHaveValue('2025-10-10');
    await first.fill('2025-09-21');
  });

  await test.step('they make the pages, which one look and two presses publish', async () => {
    await press(make);
    await expect(desk).toHaveURL(/\/admin\/editions\/\d+$/);
    await expect(desk.getByLabel('Short title')).toHaveValue('Code Days');
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveText('Something is being prepared here.');
    await press(desk.getByRole('button', { name: 'Publish', exact: true }));
    const dialog = desk.getByRole('dialog', { name: 'Publish this edition?' });
    await expect(dialog).toContainText('Visitors see these pages from then on.');
    await expect(dialog.getByRole('heading', { name: /changes/ })).toHaveCount(0);
    const events = dialog.getByRole('group', { name: 'Open these events with it' });
    await expect(events.getByRole('listitem')).toHaveCount(2);
    await expect(events.getByRole('checkbox', { name: 'Web Design' })).toBeChecked();
    await expect(events).toContainText('Registration 10 July 2025');
    await events.getByLabel('Capacity, Robots').fill('many');
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await events.getByLabel('Capacity, Robots').fill('12');
    await events.getByRole('checkbox', { name: 'Robots' }).uncheck();
    await expectNoAxeViolations(desk);
    await press(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(dialog).toBeHidden();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  });

  await test.step('a student can register at once for what opened with it', async () => {
    await expect(async () => {
      await page.goto('/user/events');
      await expect(page.getByRole('heading', { name: 'Web Design' })).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Register', disabled: false })).toHaveCount(1);
  });

  await test.step('the site is there', async () => {
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 100 });
      await expect(page).toHaveTitle(/^Himal Code Days 2025: /, { timeout: 100 });
    }).toPass();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Himal Secondary School');
    await expect(footer.getByRole('link', { name: 'About' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Gallery' })).toBeHidden();
    await expectNoAxeViolations(page);
    await page.goto('/event/details');
    await expect(page.getByText('Web Design').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await desk.goto('/admin/dashboard');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Set up the site' })).toHaveCount(0);
    await expect(desk.getByText('Nothing waits for your decision.')).toBeVisible();
    await expect(desk.getByRole('link', { name: /^Add/ })).toHaveCount(0);
    await desk.goto('/admin/set-up');
    await expect(desk.getByText('The site is set up.')).toBeVisible();
  });
});
