import { expect, expectNoAxeViolations, test } from './product.ts';
import { timelineOf } from './public-site.ts';

test.use({ sharesProduct: true });

test('every section, figure and criterion', async ({ page }) => {
  await page.goto('/event/details');
  const parts = {
    Objective: ['showcase and evaluate the skills'],
    Eligibility: ['Students who have just completed 12th grade or equivalent.'],
    'Competition structure': [
      ...['Posters', 'Brochures', 'Logos', 'Websites', 'Apps etc.'],
      ...['A4, A3 or larger', '300 DPI or higher', 'CMYK or RGB'],
      ...['Originality and innovation', "Relevance to Nepal's issues"],
      ...['Impact and goal alignment', 'Visual appeal and usability'],
      ...['AI Innovation', 'Web Design & Development', 'Innovation', 'Technical quality'],
      ...['User experience', 'Project description: max 500 words'],
    ],
    'Prize pool': [
      ...['Nrs. 14,000', 'Nrs. 3,00,000', 'Nrs. 6,000', 'Nrs. 2,00,000', 'Nrs. 5,000'],
      ...['Nrs. 50,000', 'Nrs. 4,00,000', 'Nrs. 20,000', 'Best Presenter'],
    ],
    'Submission guidelines': ['zip or rar', 'Description', 'README', 'Source code', 'Demo link'],
  };
  for (const [name, words] of Object.entries(parts)) {
    const part = page.getByRole('region', { name, exact: true });
    for (const word of words) await expect(part).toContainText(word);
  }
  const flow = page.getByRole('heading', { name: 'How it goes' }).locator('~ ol > li b');
  await expect(flow).toHaveText([
    'Sign in',
    'Register for events',
    'Attend workshops',
    'Perform designs/projects',
    'Submit works',
    'Win prizes',
  ]);
  await expectNoAxeViolations(page);
});

test('its own reading of the timeline stands beside that of the home page', async ({ page }) => {
  await page.goto('/event/details');
  expect(await timelineOf(page)).toEqual([
    'Registrations open: 24 June 2025: Done',
    'Registration deadline: 08 August 2025: Next',
    'Workshops and work submissions: 09–13 August 2025: later',
    'Final event: 13 August 2025: later',
  ]);
  const last = page.locator('ol li', { hasText: 'Final event' });
  await expect(last).toContainText('Come on 15 August 2025.');
  await expect(page.getByText('The home page names')).toBeHidden();
});

test('the contents lead to the sections', async ({ page }) => {
  await page.goto('/event/details');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('the workshops open one at a time, with the keyboard too', async ({ page }) => {
  await page.goto('/event/details');
  const part = page.getByRole('region', { name: 'Workshops', exact: true });
  const panels = part.locator('details');
  const [ai, web, graphic] = [panels.nth(0), panels.nth(1), panels.nth(2)];
  for (const [panel, words] of [
    [ai, /AI Workshop\s*3 days/],
    [web, /Web Design Workshop\s*3 days/],
    [graphic, /Graphic Design Workshop\s*3 hours/],
  ] as const) {
    await expect(panel.locator('summary')).toHaveText(words);
    await expect(panel.getByText('+', { exact: true })).toBeVisible();
    await expect(panel).not.toHaveAttribute('open');
  }
  await ai.locator('summary').click();
  await expect(ai).toHaveAttribute('open');
  await expect(ai.getByText('−', { exact: true })).toBeVisible();
  await expect(ai.getByText('+', { exact: true })).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(web.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(web).toHaveAttribute('open');
  await expect(ai).not.toHaveAttribute('open');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(web).not.toHaveAttribute('open');
  await expect(graphic).toContainText('Design sprint');
  await expect(graphic.getByText('60 min')).toBeVisible();
  await expect(graphic.getByText('2 min each')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Space');
  await expect(graphic).not.toHaveAttribute('open');
});
