import type { EditionContent } from '@pratibha/domain/editions/content';

type Work = Readonly<Record<'title' | 'excerpt' | 'event_title', string>>;
type Edition = Pick<EditionContent, 'title' | 'year' | 'tagline' | 'descriptions'>;

/**
 * 'School Tech Days 2020': an edition among the others; the title alone where there is no year yet.
 */
export function editionName({ title, year }: Pick<Edition, 'title' | 'year'>): string {
  return year === 0 ? title : `${title} ${year}`;
}

/** Title and description of each public page, for search engines and shared links. */
export function headWords(edition: Edition) {
  const name = editionName(edition);
  const { descriptions, tagline } = edition;
  return {
    landing: { title: `${name}: ${tagline}`, description: descriptions.landing },
    guidelines: { title: `Guidelines · ${name}`, description: descriptions.guidelines },
    legal: (title: string) => ({
      title: `${title} · ${name}`,
      description: `${title} of ${name}.`,
    }),
    help: (title: string) => ({
      title: `${title} · ${name}`,
      description: `${title}: how ${name} is taken part in and run.`,
    }),
    results: (event: string | null, isCheck: boolean, of = name) => {
      if (event === null)
        return { title: `Results · ${name}`, description: `Who won at ${of}, and what.` };
      const title = isCheck ? `Check the results of ${event}` : `Results of ${event}`;
      const description = isCheck
        ? `The score sheets of ${event} without names, and the ranks computed from them again.`
        : `Who won ${event} at ${of}, and what.`;
      return { title: `${title} · ${of}`, description };
    },
    works: (year: string, of = name) => ({
      title: `Works of ${year} · ${name}`,
      description: `Works of ${of} that their makers agreed to show.`,
    }),
    work: ({ title, excerpt, event_title }: Work, of = name) => ({
      title: `${title} · ${event_title} · ${of}`,
      description: excerpt,
    }),
    receipt: {
      title: `Check a receipt · ${name}`,
      description: 'What was handed in and when, for whoever has the code of its receipt.',
    },
    unauthorized: {
      title: `Not for your role · ${name}`,
      description: 'This page is not open to your account.',
    },
    accountClosed: {
      title: `Account closed · ${name}`,
      description: 'This account was closed by the organisers.',
    },
    notFound: {
      title: `Page not found · ${name}`,
      description: "The page you're looking for doesn't exist or has been moved.",
    },
  };
}
