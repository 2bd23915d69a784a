import { EVENTS, openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

test('a person makes a link for calendars, copies it, makes another and ends it', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'follows', `/user/events/${EVENTS.graphicDesign}`);
  await page.getByText('Add to calendar', { exact: true }).click();
  await page.getByRole('link', { name: 'Let a calendar follow all your events' }).click();
  await expect(page).toHaveURL(/\/user\/update-profile#calendar$/);
  const card = page.getByRole('region', { name: 'Your dates in a calendar' });
  await card.getByRole('button', { name: 'Get My Calendar Link' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the link now' });
  const link = await shown.getByLabel('Link', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByText('Copied.')).toBeVisible();
  await expectNoAxeViolations(page);
  const path = new URL(link).pathname;
  expect(await (await page.request.get(path)).text()).toContain('BEGIN:VCALENDAR');
  await shown.getByRole('button', { name: 'Done' }).click();

  await card.getByRole('button', { name: 'Make Another Link' }).click();
  await page.getByRole('button', { name: 'Yes, Make Another' }).click();
  const next = await shown.getByLabel('Link', { exact: true }).inputValue();
  expect(next).not.toBe(link);
  expect((await page.request.get(path)).status()).toBe(404);
  await shown.getByRole('button', { name: 'Done' }).click();

  await card.getByRole('button', { name: 'End the Link' }).click();
  await page.getByRole('button', { name: 'Yes, End It' }).click();
  await expect(card.getByRole('button', { name: 'Get My Calendar Link' })).toBeVisible();
  expect((await page.request.get(new URL(next).pathname)).status()).toBe(404);
});
