import type { CheckedLink } from '@pratibha/contract/link-checks';
import { openDesk, rowsOf } from './admin-desk.ts';
import { call, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

/* What pages say of links that were asked for; the demo asks nobody, so what was found is given. */

const LINK = 'https://works.example/poster';
const FILM = 'https://works.example/film';
const FOUND: readonly CheckedLink[] = [
  {
    ...{ link: LINK, state: 'does-not-open', reason: 'not-found', opened_before: true },
    checked_at: '2025-08-11T04:00:00.000Z',
  },
  {
    ...{ link: FILM, state: 'opens', reason: null, opened_before: false },
    checked_at: '2025-08-11T04:01:00.000Z',
  },
];

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

test('a student and organisers read which links of a work open', async ({ openAs, product }) => {
  const page = await openRegistered(openAs, 'linked', EVENTS.webDesign);
  await setClock(product, '2025-08-11T10:00:00+05:45');
  const { id } = await call<{ id: number }>(
    page,
    'POST',
    `/user/events/${EVENTS.webDesign}/submissions`,
    { work_link: LINK, demo_or_alternate_link: FILM, description: 'A poster and a film.' },
  );

  await test.step('the student reads why, and how it is mended', async () => {
    await page.route(`**/api/user/submissions/${id}/links`, (route) =>
      route.fulfill({ json: FOUND }),
    );
    await page.goto(`/user/work-submissions?open=${id}`);
    const links = page.getByRole('region', { name: 'Do your links open?' });
    const [gone, open] = [LINK, FILM].map((link) =>
      links.getByRole('listitem').filter({ hasText: link }),
    );
    await expect(gone ?? links).toContainText('Does not open');
    await expect(gone ?? links).toContainText('Its site has nothing at this address');
    await expect(gone ?? links).toContainText('It opened before.');
    await expect(gone ?? links).toContainText('Asked last on 11 August 2025, 09:45 NPT');
    await expect(open ?? links).toContainText('Opens');
    await expectNoAxeViolations(page);
  });

  await test.step('organisers see it in the list and in the details', async () => {
    const desk = await openDesk(openAs, 'eventadmin', '/admin/tokens');
    await desk.route('**/api/admin/events/submissions/links?*', (route) =>
      route.fulfill({ json: FOUND.map((each) => ({ submission_id: id, ...each })) }),
    );
    await desk.goto(`/admin/submissions?event=${EVENTS.webDesign}`);
    const row = rowsOf(desk).filter({ hasText: 'A link no longer opens' });
    await expect(row).toHaveCount(1);
    await row.click();
    const details = desk.getByRole('dialog');
    await expect(details).toContainText(/No longer opens.*Its site has nothing at this address/);
    await expectNoAxeViolations(desk);
  });
});
