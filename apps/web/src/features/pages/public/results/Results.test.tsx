import type { PublicResults } from '@pratibha/contract/public-results';
import { LEAST_CONTENT } from '@pratibha/domain/editions/content-cases';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AS_VISITORS_SEE_IT, EditionContentProvider, ShownProvider } from '../edition-content.ts';
import { Results } from './Results.tsx';

const OUT: PublicResults = {
  ...{ event_id: 7, event_title: 'Robot Race', edition: String(LEAST_CONTENT.year) },
  ...{ released_at: '2025-07-22T12:15:00.000Z', number: 1, sha256: '0'.repeat(64) },
  ...{ goes_on: false, shows_ranks: true, offers_check: true, corrections: [] },
  awards: [{ title: 'Winner', prize: '', position: 1, by: 'Asha Rai', work: null }],
  ranks: [
    { rank: 2, by: 'a student of Hill College' },
    { rank: 2, by: 'a student of Hill College' },
  ],
  judges: ['Nima Sherpa'],
};

function pageOf(results: PublicResults): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <EditionContentProvider value={LEAST_CONTENT}>
      <ShownProvider value={{ ...AS_VISITORS_SEE_IT, results: [results] }}>
        <Results path="/results/7" />
      </ShownProvider>
    </EditionContentProvider>,
  );
  return place;
}
const listAfter = (place: HTMLElement, heading: string) => {
  const found = [...place.querySelectorAll('h2')].find((each) => each.textContent === heading);
  const items = found?.nextElementSibling?.querySelectorAll('li') ?? [];
  return [...items].map((each) => each.textContent);
};

test('ranks below the awards and judges stand on the page of an event that tells them', () => {
  const page = pageOf(OUT);
  const second = 'Rank 2: a student of Hill College';
  expect(listAfter(page, 'Ranks below the awards')).toEqual([second, second]);
  expect(listAfter(page, 'Judged by')).toEqual(['Nima Sherpa']);
});

test('and on no other', () => {
  const text = pageOf({ ...OUT, ranks: [], judges: [] }).textContent;
  expect(text).not.toContain('Ranks below the awards');
  expect(text).not.toContain('Judged by');
});
