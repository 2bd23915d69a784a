import { expectAdminToast, openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('what is missing in Nepali is found, written beside the English, and read at once', async ({
  openAs,
  guard,
}) => {
  // Who saves second is told so.
  guard.expectResponse(409, /\/admin\/translations$/);
  const page = await openDesk(openAs, 'admin', '/admin/events');
  await page.goto('/admin/translations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translations');
  await expectNoAxeViolations(page);
  const events = page.getByRole('region', { name: 'Events', exact: true });
  await expect(events.getByText('Complete in Nepali').first()).toBeVisible();
  const event = events.getByRole('link', { name: 'Cyber Safety Workshop', exact: true });
  await event.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyber Safety Workshop');
  const title = page.getByLabel('In Nepali: Title', { exact: true });
  await expect(title).toHaveValue(/साइबर/);
  await expect(title).toHaveAttribute('lang', 'ne');
  await expect(page.getByText('Cyber Safety Workshop', { exact: true }).last()).toBeVisible();

  await test.step('an empty field takes it away, and the next missing one is found', async () => {
    await title.fill('');
    await expect(page.getByText('1 text not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAdminToast(page, 'success', '1 text saved');
    await expect(page.getByText('Missing in Nepali: 1')).toBeVisible();
    await page.getByLabel('Missing only').check();
    await expect(page.getByLabel(/^In Nepali: /)).toHaveCount(1);
    await page.getByRole('button', { name: 'Next Missing' }).click();
    await expect(title).toBeFocused();
  });

  await test.step('of two who write it one is told what the other wrote', async () => {
    const second = await openDesk(openAs, 'superadmin', '/admin/events');
    await second.goto(page.url());
    const theirs = second.getByLabel('In Nepali: Title', { exact: true });
    await theirs.fill('साइबर कार्यशाला');
    await title.fill('साइबर सुरक्षा');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAdminToast(page, 'success', '1 text saved');
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAdminToast(second, 'error', 'Somebody else saved one of these meanwhile.');
    // It is not missing any more, and stays in the list of those that are: somebody typed there.
    await expect(second.getByText('Meanwhile somebody else wrote: “साइबर सुरक्षा”.')).toBeVisible();
    await expect(theirs).toHaveValue('साइबर कार्यशाला');
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAdminToast(second, 'success', '1 text saved');
    await page.reload();
  });

  await test.step('what was typed is there again for whoever looked elsewhere', async () => {
    await page.getByLabel('Missing only').uncheck();
    await title.fill('साइबर सुरक्षा कार्यशाला');
    await page.getByRole('link', { name: 'All translations' }).click();
    await event.click();
    await expect(title).toHaveValue('साइबर सुरक्षा कार्यशाला');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAdminToast(page, 'success', '1 text saved');
  });

  await test.step('on a narrow window the two stand below each other', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(360);
    await expectNoAxeViolations(page);
  });
});
