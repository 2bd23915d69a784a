import { describe, expect, test } from 'vitest';
import { LEAST_CONTENT } from './content-cases.ts';
import { publicationFindings } from './publication-findings.ts';
import { shiftDates } from './shift-dates.ts';

const { timeline, dates, legal } = LEAST_CONTENT;

describe('a text that names a day from which a date was moved', () => {
  const moved = {
    ...dates,
    eventDay: '2030-07-23T00:00+05:45',
    eventEnds: '2030-07-24T00:00+05:45',
  };
  const days = ['2030-07-23', '2030-07-24'];
  test.each([
    ['without its year', 'Come on 20 July.', true],
    ['with it', 'Come on 20 July 2030.', true],
    ['of another year', 'Come on 20 July 2031.', false],
    ['on the new day', 'Come on 23 July.', false],
    ['on a day of nothing', 'Come on 18 July.', false],
    ['as it was', 'It was held on 20 July.', false],
  ])('%s', (_, tagline, isFound) => {
    const content = { ...LEAST_CONTENT, tagline, dates: moved };
    const { warnings } = publicationFindings(content, [], { published: dates });
    const error = { code: 'text-names-another-day', day: '2030-07-20', days };
    expect(warnings).toEqual(isFound ? [{ path: '/tagline', error }] : []);
    expect(publicationFindings(content, []).warnings).toEqual([]);
  });

  test('in the year after', () => {
    const next = {
      ...LEAST_CONTENT,
      year: 2031,
      legal: {
        privacy: { ...legal.privacy, updated: '2031-01-01' },
        rules: { ...legal.rules, updated: '2031-01-01' },
      },
      dates: shiftDates(dates, '2030-07-20', '2031-07-18'),
      timeline: shiftDates(timeline, '2030-07-20', '2031-07-18'),
      tagline: 'Come on 20 July 2030.',
      blurb: 'Come on 20 July.',
    };
    const { warnings } = publicationFindings(next, [], { published: dates });
    expect(warnings.map(({ path }) => path)).toEqual([
      '/timeline/landing/steps/0/when',
      '/timeline/guidelines/steps/0/when',
      '/tagline',
      '/blurb',
    ]);
  });
});
