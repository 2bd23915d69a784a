import { openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

test.use({ settings: { FIRST_START: '1' } });

test('a new site is led from seven questions to its pages', async ({ page, openAs }) => {
  await withoutAdvert(page);
  await test.step('visitors read that it comes soon', async () => {
    for (const path of ['/', '/user/events']) {
      await page.goto(path);
      await expect(page.getByRole('heading')).toHaveText('Something is being prepared here.');
    }
    await expectNoAxeViolations(page);
  });

  const desk = await openDesk(openAs, 'superadmin', '/admin/dashboard');
  const make = desk.getByRole('button', { name: 'Make the pages' });
  const question = (name: string) => desk.getByRole('group', { name, exact: true });

  await test.step('the dashboard leads to the questions', async () => {
    await desk.getByRole('link', { name: 'Set up the site' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Set up the site');
    await expect(desk.locator('form > ol > li')).toHaveCount(7);
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
    await fill('When can students register?', {
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
    await desk.getByRole('button', { name: 'Add: Prize in rupees' }).click();
    const prize = desk.getByLabel('Prize in rupees 1, Competition 1', { exact: true });
    await expect(prize).toHaveValue('');
    await desk.reload();
    await make.click();
    await expect(prize).toBeFocused();
    await expect(prize).toHaveAccessibleDescription('Give a number.');
    await prize.fill('5000');
    await make.click();
    const first = desk.getByLabel('First day to submit');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('This is before the end of registration.');
    await first.fill('2025-09-21');
  });

  await test.step('they make the pages, which one look and two presses publish', async () => {
    await make.click();
    await expect(desk).toHaveURL(/\/admin\/editions\/\d+$/);
    await expect(desk.getByLabel('Short title')).toHaveValue('Code Days');
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveText('Something is being prepared here.');
    await desk.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Publish this edition?' });
    await expect(dialog).toContainText('Visitors see these pages from then on.');
    await expect(dialog.getByRole('heading', { name: /changes/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(dialog).toBeHidden();
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
    await desk.goto('/admin/set-up');
    await expect(desk.getByText('The site is set up.')).toBeVisible();
  });
});
