/** Words of the gallery of works. */
export const WORKS_WORDS = {
  heading: (year: string) => `Works of ${year}`,
  intro:
    'Works that their makers agreed to show here. Who is named agreed to that, too; everybody else is told by their college.',
  none: 'No work is shown yet. Works stand here once the awards of their competition are out, with the word of who made them.',
  filters: 'Choose works',
  competition: 'Competition',
  allCompetitions: 'All competitions',
  award: 'Award',
  allAwards: 'With and without award',
  count: (works: number, page: number, pages: number) =>
    `${works === 1 ? '1 work' : `${works.toLocaleString('en-US')} works`}${
      pages === 1 ? '' : `, page ${page} of ${pages}`
    }`,
  by: (by: string) => `By ${by}`,
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  otherYears: 'Works of other years',
  all: (year: string) => `All works of ${year}`,
  awards: 'Awards',
  given: (title: string, prize: string) => (prize === '' ? title : `${title}: ${prize}`),
  pictures: 'The work',
  /** Of a picture that we made of a file; nobody but its maker can say what is on it. */
  picture: (title: string, at: number, of: number) =>
    of === 1 ? `Picture of the work “${title}”` : `Picture ${at} of ${of} of the work “${title}”`,
  about: 'What its maker says of it',
  links: 'See the work',
  opens: (host: string) => `Opens ${host}`,
  elsewhere:
    'These links lead to other sites, for which we do not answer. What stands there may have changed since the work was judged.',
  results: (event: string) => `Results of ${event}`,
} as const;
