import { expect, test } from 'vitest';
import { LEAST_CONTENT } from './content-cases.ts';
import { editionErrors } from './edition-errors.ts';
import { withLaterFields } from './later-fields.ts';

/** As the file of an earlier product has it. */
function savedBefore() {
  const { place, venue: __, timeline, ...rest } = LEAST_CONTENT;
  const { mapOnPress: _, ...where } = place;
  const without = <Timeline extends { readonly steps: readonly object[] }>(of: Timeline) => ({
    ...of,
    steps: of.steps.map((step) => ({ ...step, window: undefined })),
  });
  return JSON.parse(
    JSON.stringify({
      ...rest,
      place: where,
      timeline: { landing: without(timeline.landing), guidelines: without(timeline.guidelines) },
    }),
  ) as unknown;
}

test('what an earlier product saved lacks nothing', () => {
  expect(editionErrors(savedBefore(), null)).not.toEqual([]);
  const content = withLaterFields(savedBefore());
  expect(editionErrors(content, null)).toEqual([]);
  expect(content).toMatchObject({
    place: { mapOnPress: false },
    venue: { name: null, room: null, address: null, map: null },
    timeline: { landing: { steps: [{ window: null }] } },
  });
});

test.each([
  ['a whole content', LEAST_CONTENT],
  ['no content', 'said'],
  ['none at all', null],
  ['fields that are none', { place: 1, timeline: { landing: { steps: 'all' }, guidelines: [] } }],
])('%s stays as it is', (_, value) => {
  expect(withLaterFields(value)).toEqual(value);
});
