import { cardOf, expectToast } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

// As in a lab whose server has a name but no certificate: no secure context, as localhost is one.
test.use({ host: 'plain.test', clockStart: '2025-07-20T10:00:00+05:45' });

test('over http at another host than localhost people can send', async ({ openAs, guard }) => {
  // Chromium says so of every document that came this way.
  guard.expectFault(/Cross-Origin-Opener-Policy header has been ignored/);
  const page = await openAs('student', '/user/events');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  await cardOf(page, 'Graphic Design').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  await dialog.getByRole('radio', { name: 'Facebook' }).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Registration successful!');
  await expect(
    cardOf(page, 'Graphic Design').getByRole('button', { name: 'Already Registered' }),
  ).toBeDisabled();
});
