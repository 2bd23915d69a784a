import { describe, expect, test } from 'vitest';
import { LEAST_CONTENT } from './content-cases.ts';
import { publicationFindings } from './publication-findings.ts';

describe('what nobody sees', () => {
  const { gallery, sections, place, faq } = LEAST_CONTENT;
  const turned = (name: string, shown: boolean) => ({
    sections: sections.map((each) => (each.name === name ? { ...each, shown } : each)),
  });
  test.each([
    [
      'entries of a section that is off',
      turned('gallery', false),
      '/sections/4/shown',
      { code: 'section-off-with-entries', section: 'gallery', entries: 1 },
    ],
    [
      'a section that is on and empty',
      { gallery: { ...gallery, pictures: [] } },
      '/gallery/pictures',
      { code: 'section-on-and-empty', section: 'gallery' },
    ],
    [
      'entries that are not whole yet',
      { faq: { ...faq, all: [{ question: '', answer: '' }] } },
      '/sections/8/shown',
      { code: 'section-off-with-entries', section: 'faq', entries: 1 },
    ],
    [
      'a place without coordinates',
      { place: { ...place, latitude: null, longitude: null } },
      '/place/latitude',
      { code: 'place-without-map' },
    ],
  ])('%s', (_, change, path, error) => {
    const { warnings } = publicationFindings({ ...LEAST_CONTENT, ...change }, []);
    expect(warnings).toEqual([{ path, error }]);
  });

  test('a section that always has something to show may be off', () => {
    const content = { ...LEAST_CONTENT, ...turned('timeline', false) };
    expect(publicationFindings(content, []).warnings).toEqual([]);
  });
});
