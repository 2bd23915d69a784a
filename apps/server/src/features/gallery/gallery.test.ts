import { WORKS_A_PAGE } from '@pratibha/domain/submissions/gallery';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { createSubmission } from '../../testing/factories.ts';
import { GalleryDesk } from '../../testing/gallery-desk.ts';

/* The list of works that everybody may see, by what its address asks for. */

let desk: GalleryDesk;

beforeAll(async () => {
  desk = new GalleryDesk();
  await desk.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

describe('the gallery of an edition', () => {
  test('is read by competition and award, page by page, by its address alone', async () => {
    await desk.shown({ description: 'The one that won' });
    const { id: event_id } = desk.judged.event;
    const more = await Promise.all(
      Array.from({ length: WORKS_A_PAGE }, async (_, n) => {
        const status = 'ACCEPTED';
        const values = { event_id, status, description: `Work ${n}` } as const;
        return (await createSubmission(desk.product.database, values)).id;
      }),
    );
    await desk.addShown(more);
    await eventually(async () => expect(await desk.listed()).toHaveLength(WORKS_A_PAGE + 1));
    const cards = (text: string) => text.match(/href="\/works\/[0-9a-f-]{36}"/g)?.length ?? 0;
    const first = (await desk.get('/works')).text;
    expect(first).toContain('61 works, page 1 of 2');
    expect([cards(first), first.includes('The one that won')]).toEqual([WORKS_A_PAGE, true]);
    const next = await desk.get('/works?page=2');
    expect([next.status, cards(next.text)]).toEqual([200, 1]);
    const won = (await desk.get(`/works?competition=${event_id}&award=Winner`)).text;
    expect([cards(won), won.includes('aria-current="true"')]).toEqual([1, true]);
    expect(won).toContain(`href="/works?competition=${event_id}"`);
    // What no work fits any more leads to what is nearest.
    for (const [asked, leads] of [
      ['/works?page=3', '/works'],
      ['/works?award=Nothing', '/works'],
      [`/works?competition=${event_id}&award=No`, `/works?competition=${event_id}`],
      ['/works/2025?competition=999999', '/works/2025'],
    ] as const) {
      const { status, headers } = await desk.get(asked);
      expect([asked, status, headers['location']]).toEqual([asked, 302, leads]);
    }
    expect((await desk.get('/works?other=1')).status).toBe(200);
  });

  test('of an earlier year has an address of its own, which its archive leads to', async () => {
    const { path } = await desk.shown();
    const content = JSON.stringify({ ...FIRST_CONTENT, year: 2024 });
    const { rows } = await desk.query<{ id: number }>(
      `insert into editions (slug, status, set_up, content)
       values ('2024', 'archived', true, $1) returning id`,
      [content],
    );
    const moved = [desk.judged.event.id, rows[0]?.id];
    await desk.query('update events set edition_id = $2 where id = $1', moved);
    await eventually(async () =>
      expect((await desk.get('/works/2024')).text).toContain(`href="${path}"`),
    );
    const old = (await desk.get('/works/2024')).text;
    expect(old).toContain('Works of 2024');
    expect(old).toContain('href="/editions/2024"');
    expect((await desk.get(path)).text).toContain('href="/editions/2024"');
    const own = (await desk.get('/works')).text;
    expect(own).toContain('No work is shown yet.');
    expect(own).toContain('href="/works/2024"');
    await eventually(async () =>
      expect((await desk.get('/editions/2024')).text).toContain('href="/works/2024"'),
    );
    const results = (await desk.get('/results')).text;
    expect(results).toContain('No results of 2025 are out yet.');
    expect(results).toContain(`href="/results/${desk.judged.event.id}"`);
    expect((await desk.get('/works/2023')).status).toBe(404);
  });
});
