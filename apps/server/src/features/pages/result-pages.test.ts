import type { PublicResults } from '@pratibha/contract/public-results';
import type { RenderModule, ShownClass } from '@pratibha/contract/render-module';
import { translated } from '@pratibha/domain/language/translated';
import { canonicalJson, type SnapshotContent } from '@pratibha/domain/results/snapshot';
import { expect, test } from 'vitest';
import type { StoredResponse } from '../../platform/edge/stored-response.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { resultPages } from './result-pages.ts';
import { AS_WRITTEN } from './texts-of-pages.ts';
import { NO_WORKS } from './work-pages.ts';

/* What a release costs: each page is rendered once, however many ask for it in that second. */

const OUT: PublicResults = {
  ...{ event_id: 7, event_title: 'Robot Race', edition: String(FIRST_CONTENT.year) },
  ...{ released_at: '2025-07-22T12:15:00.000Z', number: 1, sha256: '0'.repeat(64) },
  ...{ goes_on: false, shows_ranks: false, offers_check: true, corrections: [] },
  awards: [{ title: 'Winner', prize: '', position: null, by: 'a student', work: null }],
  ...{ ranks: [], judges: [] },
};
const STUDENTS = 5_000;

const FROZEN = { rubric: { criteria: [{ title: 'Story' }] } } as unknown as SnapshotContent;

/** The pages over results that can be replaced, with the paths that were rendered. */
function setUp(translated = AS_WRITTEN.translated) {
  let results: readonly PublicResults[] = [];
  let toCome: readonly ShownClass[] = [];
  const rendered: string[] = [];
  const render: RenderModule['render'] = (path, _notice, _content, shown) => {
    rendered.push(path);
    const awards = shown?.results?.map((each) => each.awards);
    const html = JSON.stringify({ awards, criteria: shown?.frozen?.rubric.criteria });
    const head = { title: '', description: '', siteName: '', canonical: null, jsonLd: [] };
    return { status: 200, html, head, edition: {}, style: '' };
  };
  const archived = new Map();
  const pages = resultPages({
    language: 'en',
    results: {
      lately: async () => results,
      contentOf: async () => FROZEN,
    },
    classes: { lately: async () => toCome },
    works: NO_WORKS,
    edition: { content: FIRST_CONTENT, isSetUp: true },
    others: { archived: () => archived },
    publicUrl: 'https://pratibha.example',
    document: async () => ({
      pages: { render } as RenderModule,
      template: '<head><!--head--></head><!--page--><!--edition-->',
    }),
    scripts: { check: null, show: null, receipt: null },
    translated,
  });
  return {
    ...{ pages, rendered },
    release: (those: readonly PublicResults[]) => (results = those),
    teach: (those: readonly ShownClass[]) => (toCome = those),
  };
}

test('however many ask at once, a page is rendered once before the release and once after it', async () => {
  const { pages, rendered, release } = setUp();
  const everybody = () =>
    Promise.all(
      Array.from({ length: STUDENTS }, (_, at) =>
        at % 2 === 0 ? pages.all() : pages.ofEvent('7', 'results'),
      ),
    );
  const before = await everybody();
  expect(rendered).toEqual(['/results']);
  expect(before[1]).toBeNull();
  release([OUT]);
  const after = await everybody();
  expect(rendered).toEqual(['/results', '/results', '/results/7']);
  expect(new Set(after).size).toBe(2);
  await everybody();
  expect(rendered).toHaveLength(3);
  // A correction is another list.
  release([{ ...OUT, number: 2 }]);
  await everybody();
  expect(rendered.slice(3)).toEqual(['/results', '/results/7']);
});

test('the landing page has its winners rendered once for all who open it', async () => {
  const { pages, rendered, release } = setUp();
  expect(await pages.landing(null)).toBeNull();
  release([OUT]);
  const opened = await Promise.all(Array.from({ length: STUDENTS }, () => pages.landing(null)));
  expect(rendered).toEqual(['/']);
  expect(new Set(opened).size).toBe(1);
});

test('the landing page has its classes rendered once for all, and is as before without any', async () => {
  const { pages, rendered, teach } = setUp();
  teach([
    {
      ...{ title: 'Robot Workshop', event_date: '2025-08-10', starts_at: '10:00' },
      ...{ ends_at: '12:00', venue_name: null, venue_room: null, speakers: [] },
    },
  ]);
  const opened = await Promise.all(Array.from({ length: STUDENTS }, () => pages.landing(null)));
  expect([rendered, new Set(opened).size]).toEqual([['/'], 1]);
  teach([]);
  expect(await pages.landing(null)).toBeNull();
});

test('what results were made of is read in the language of the page, and computed as it was', async () => {
  const texts = new Map([['Story', 'कथा']]);
  const { pages, release } = setUp((value) => translated(value, texts));
  release([OUT]);
  const said = async (page: Promise<StoredResponse | null>) => (await page)?.plain.body.toString();
  expect(await said(pages.ofEvent('7', 'check'))).toContain('"title":"कथा"');
  expect(await said(pages.sheets('7'))).toBe(canonicalJson(FROZEN));
});
