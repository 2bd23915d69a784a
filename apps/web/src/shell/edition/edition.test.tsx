import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PublicEditionProvider, usePublicEdition } from './public-edition.ts';
import { readEdition } from './read-edition.ts';

const EDITION = {
  at: null,
  isArchive: false,
  dates: {
    registrationOpens: '2025-06-24T00:00+05:45',
    registrationCloses: '2025-08-09T00:00+05:45',
    eventEnds: '2025-08-16T00:00+05:45',
  },
  landing: null,
  guidelines: null,
};

function End() {
  return usePublicEdition().dates.eventEnds;
}

afterEach(() => document.body.replaceChildren());

test('a component reads what the document brought along', () => {
  const block = document.createElement('script');
  Object.assign(block, { id: 'edition', type: 'application/json' });
  block.textContent = JSON.stringify(EDITION);
  document.body.append(block);
  expect(
    renderToString(
      <PublicEditionProvider value={readEdition()}>
        <End />
      </PublicEditionProvider>,
    ),
  ).toBe('2025-08-16T00:00+05:45');
});

test('neither a document without the block nor a component without a provider passes by', () => {
  expect(() => readEdition()).toThrow('#edition');
  expect(() => renderToString(<End />)).toThrow('PublicEdition');
});
