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

type Named = { readonly name: LandingSection };

/** Of the sections that may have nothing in them, where that stands. */
const ENTRIES = {
  prizes: 'groups',
  gallery: 'pictures',
  testimonials: 'all',
  about: 'text',
  news: 'all',
  faq: 'all',
  team: 'all',
  sponsors: 'all',
} as const satisfies Partial<Record<LandingSection, string>>;
type SectionOfEntries = keyof typeof ENTRIES;

/** What the sections of a content are looked up in. */
export type WithSections = {
  readonly sections: readonly (Named & { readonly shown: boolean })[];
} & {
  readonly [Name in SectionOfEntries]: {
    readonly [Place in (typeof ENTRIES)[Name]]: readonly unknown[];
  };
};

/**
 * The JSON pointer of what a section is made of; null for one that always has something to show.
 */
export function entriesPointer(name: LandingSection): string | null {
  return isOfEntries(name) ? `/${name}/${ENTRIES[name]}` : null;
}

/** So many entries stand in a section; null for one that always has something to show. */
export function entriesIn(content: WithSections, name: LandingSection): number | null {
  if (!isOfEntries(name)) return null;
  const section = content[name] as Readonly<Record<string, readonly unknown[]>>;
  return section[ENTRIES[name]]?.length ?? 0;
}

function isOfEntries(name: LandingSection): name is SectionOfEntries {
  return Object.hasOwn(ENTRIES, name);
}

/** The sections that the landing page has, in its order: those that are on and not empty. */
export function shownSections(content: WithSections): LandingSection[] {
  return content.sections
    .filter(({ name, shown }) => shown && entriesIn(content, name) !== 0)
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
