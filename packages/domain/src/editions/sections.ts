/** The sections of the landing page below its head. */
export const LANDING_SECTIONS = [
  'details',
  'timeline',
  'competitions',
  'prizes',
  'gallery',
  'testimonials',
  'about',
  'news',
  'faq',
  'team',
  'sponsors',
] as const;
export type LandingSection = (typeof LANDING_SECTIONS)[number];

/** Those that are made of entries: without any there is nothing to show. */
const OF_ENTRIES = ['news', 'faq', 'team', 'sponsors'] as const;

type Named = { readonly name: LandingSection };
type Shown = {
  readonly sections: readonly (Named & { readonly shown: boolean })[];
  readonly gallery: { readonly pictures: readonly unknown[] };
} & Readonly<Record<(typeof OF_ENTRIES)[number], { readonly all: readonly unknown[] }>>;

/** The sections that the landing page has, in its order: those that are on and not empty. */
export function shownSections(content: Shown): LandingSection[] {
  const isEmpty = (name: LandingSection) =>
    name === 'gallery'
      ? content.gallery.pictures.length === 0
      : OF_ENTRIES.some((each) => each === name && content[each].all.length === 0);
  return content.sections
    .filter(({ name, shown }) => shown && !isEmpty(name))
    .map(({ name }) => name);
}

/** Names that stand more than once, by their places, and those that stand nowhere. */
export function miscountedSections(sections: readonly Named[]): {
  readonly again: readonly number[];
  readonly missing: readonly LandingSection[];
} {
  const names = sections.map(({ name }) => name);
  return {
    again: names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : [])),
    missing: LANDING_SECTIONS.filter((name) => !names.includes(name)),
  };
}
