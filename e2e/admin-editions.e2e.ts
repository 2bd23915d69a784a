import { expectAdminToast, look, openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('a deadline and a text are changed, seen, published, and brought back', async ({
  openAs,
  request,
  guard,
}) => {
  // Who saves second is told so, and merges.
  guard.expectResponse(409, /\/draft$/);
  const page = await openDesk(openAs, 'admin', '/admin/editions');
  await expectNoAxeViolations(page);
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections).toBeVisible();
  // By the clock of the demo, as all else there.
  await expect(page.getByText(/Version 1, published .* July 2025/)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Publish', exact: true }),
  ).toHaveAccessibleDescription('Nothing to publish: visitors see it as it is here.');
  // Its head leaves the form most of a laptop's height.
  const year = await page.getByLabel('Year', { exact: true }).boundingBox();
  expect(year?.y).toBeLessThan(360);
  const kept = page.getByText('Saved', { exact: true });
  const tagline = page.getByLabel('Tagline', { exact: true });
  const before = await tagline.inputValue();
  await tagline.fill('Build what matters');
  await expect(kept).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Build what matters').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await sections.getByRole('link', { name: 'Dates' }).click();
  await expect(page).toHaveURL(/section=dates$/);
  await expect(frame.locator('#timeline h2')).toBeInViewport();
  const closes = page.getByLabel('Registration closes', { exact: true });
  const deadline = await closes.inputValue();
  await closes.fill('2020-01-01T00:00');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const findings = page.getByRole('dialog', { name: 'What the check found' });
  await findings.getByRole('button', { name: 'Dates › Registration closes' }).first().click();
  await expect(closes).toBeFocused();
  await closes.fill(deadline);
  await sections.getByRole('link', { name: 'Legal pages' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  await sections.getByRole('link', { name: 'Dates' }).click();
  const moments = await page.getByLabel('As on').locator('option').allTextContents();
  expect(moments.slice(0, 2)).toEqual(['Now', 'Registration opens']);
  expect(moments.slice(-2)).toEqual(['The event ends', 'Another moment']);

  // Somebody else writes in another field, and in the same one.
  const second = await openDesk(openAs, 'superadmin', new URL(page.url()).pathname);
  await expect(second.getByLabel('Tagline', { exact: true })).toHaveValue('Build what matters');
  // In a tab that nobody looks at, the second hears of nothing before it saves.
  await look(second, 'hidden');
  await sections.getByRole('link', { name: 'Name and year' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('First headline');
  await expect(kept).toBeVisible();
  await second.getByLabel('Who can take part').fill('Everybody');
  await second.getByLabel('Headline', { exact: true }).fill('Second headline');
  // The notice is where the writing is, however far down.
  await expect(second.getByText('Somebody else changed this edition.')).toBeInViewport();
  await second.getByRole('button', { name: 'Take theirs: Headline' }).click();
  const theirs = second.getByLabel('Headline', { exact: true });
  await expect(theirs).toHaveValue('First headline');
  await expect(theirs).toBeFocused();
  await expect(second.getByRole('alert')).toBeHidden();
  await theirs.fill('Second headline');
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();

  // Whoever wrote first is told, too.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alert')).toContainText('theirs stands');
  await expect(page.getByLabel('Who can take part')).toHaveValue('Everybody');
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Second headline');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Take mine: Headline' }).click();
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('First headline');
  await page.getByLabel('Headline', { exact: true }).fill('Last headline');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish this edition?' });
  await expect(publish.getByRole('heading', { name: '3 changes' })).toBeVisible();
  await publish.getByLabel('Publish it all the same').check();
  await publish.getByLabel('Note').fill('A better line');
  await expectNoAxeViolations(page);
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expectAdminToast(page, 'success', 'It is published.');
  await expect(page.getByRole('link', { name: 'See the site' })).toHaveAttribute('href', '/');
  const home = async () => (await request.get('/')).text();
  await expect.poll(home).toContain('Last headline');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('A better line')).toBeVisible();
  await expectNoAxeViolations(page);
  await versions.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('button', { name: 'Yes, Restore It' }).click();
  await expect(tagline).toHaveValue(before);
});

test('entries of a list are added, moved, removed and brought back', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/editions');
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Details', exact: true }).click();
  const parts = page.getByRole('textbox', { name: /^Part \d+$/ });
  const first = await parts.first().inputValue();
  await page.getByRole('button', { name: 'Add: Part' }).click();
  await expect(parts.last()).toBeFocused();
  await parts.last().fill('A new part');
  const count = await parts.count();
  await page.getByRole('button', { name: 'Move down: Part 1', exact: true }).click();
  await expect(parts.nth(1)).toHaveValue(first);
  await page.getByRole('button', { name: `Remove: Part ${count}`, exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(parts.last()).toHaveValue('A new part');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(parts.last()).toHaveValue('A new part');
  await parts.last().fill('Written and left at once');
  await page.getByRole('link', { name: 'All editions' }).click();
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Details', exact: true }).click();
  await expect(parts.last()).toHaveValue('Written and left at once');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('button', { name: 'Yes, Discard It' }).click();
  await expect(parts.first()).toHaveValue(first);
});

test('sections of the landing page are put in order, on and off, and a colour is picked', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'admin', '/admin/editions');
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Sections of the landing page' }).click();
  const part = page.getByRole('region', { name: 'Sections of the landing page' });
  const rows = part.getByRole('listitem');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(0)).toContainText('Details');
  await expect(part.getByRole('button', { name: /^(Remove|Add)/ })).toHaveCount(0);
  const down = part.getByRole('button', { name: 'Move down: Details' });
  await down.click();
  await expect(rows.nth(1)).toContainText('Details');
  await part.getByRole('checkbox', { name: 'Voices' }).uncheck();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const shown = page.frameLocator('iframe');
  await expect(shown.locator('#timeline ~ * #details, #timeline ~ #details')).toHaveCount(1);
  await expect(shown.locator('#testimonials')).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Look', exact: true }).click();
  const accent = page.getByLabel('Accent colour', { exact: true });
  const picker = page.getByLabel('Pick: Accent colour');
  await expect(accent).toHaveValue('');
  await expect(picker).toHaveValue('#c01843');
  await picker.fill('#ffff00');
  await expect(accent).toHaveValue('#ffff00');
  await expect(accent).toHaveAccessibleDescription(/White text on this colour/);
  await accent.fill('#0B6B3A');
  await expect(picker).toHaveValue('#0b6b3a');
  await expectNoAxeViolations(page);

  // A section that has entries and is off is found, by its name; publishing says it in words.
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Voices › Shown' }).click();
  await expect(part.getByRole('checkbox', { name: 'Voices' })).toBeFocused();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish this edition?' });
  await expect(publish.getByText('Voices › Shown: on → off')).toBeVisible();
  await page.keyboard.press('Escape');

  // Submission opens later together with the deadline, in both timelines.
  await page.getByRole('link', { name: 'Dates', exact: true }).click();
  await page.getByLabel('Registration closes', { exact: true }).fill('2025-08-12T00:00');
  await page.getByRole('button', { name: 'Move “Submission opens” along' }).click();
  const opens = page.getByLabel('Submission opens', { exact: true });
  await expect(opens).toHaveValue('2025-08-12T00:00');
  await expect(opens).toBeFocused();
  await expect(shown.getByText('11 August 2025', { exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Timelines', exact: true }).click();
  const follows = page.getByLabel('Follows the dates as, Step 1, Timeline of the landing page');
  await expect(page.getByText('24 June, as the dates say.').first()).toBeVisible();
  await follows.selectOption({ label: 'Nothing: it has days of its own' });
  await expect(page.getByLabel('Begins, Step 1, Timeline of the landing page')).toHaveValue(
    '2025-06-24T00:00',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Sections of the landing page' }).click();

  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('button', { name: 'Yes, Discard It' }).click();
  await expect(rows.nth(0)).toContainText('Details');
});
