import type { EditionContent } from '@pratibha/domain/editions/content';
import { shownSections } from '@pratibha/domain/editions/sections';
import { opensOnWords } from '@pratibha/words/pages/dates';
import type { PublicPageName } from '../data/address/paths.ts';
import { footerEdition } from '../features/pages/public/footer-edition.ts';
import type {
  AppEdition,
  LandingEdition,
  PublicEdition,
  ShownTimeline,
} from '../shell/edition/editions.ts';

/** How a page is shown: as visitors see it, or otherwise. */
export type Shown = {
  /** The instant that its clock begins with, epoch milliseconds; null: now. */
  readonly at: number | null;
  /** Its address where it is one of earlier years; null else. */
  readonly archive: string | null;
  /** Whether organisers alone see it. */
  readonly isPreview: boolean;
  /** Whether the advert comes. */
  readonly hasAdvert: boolean;
};

/** What the hydrated parts of a public page read; whatever else it says is in its markup. */
export function publicEdition(
  content: EditionContent,
  page: PublicPageName,
  { at, isPreview, hasAdvert }: Pick<Shown, 'at' | 'isPreview' | 'hasAdvert'>,
): PublicEdition {
  const { registrationOpens, registrationCloses, eventEnds } = content.dates;
  return {
    siteName: content.shortTitle,
    at,
    ...(isPreview && { isPreview: true }),
    dates: { registrationOpens, registrationCloses, eventEnds },
    landing: page === 'landing' ? landingEdition(content, hasAdvert) : null,
    guidelines: page === 'guidelines' ? { timeline: shownTimeline(content, 'guidelines') } : null,
  };
}

/** What the documents of who is signed in read: its footer, the competitions with their prizes, the workshops. */
export function appEdition(content: EditionContent): AppEdition {
  const { opens, closes, formUrl, popup, programme } = content.workshops;
  return {
    siteName: content.shortTitle,
    footer: footerEdition(content),
    competitions: content.competitions.all.map(({ name, categories, make, rules, criteria }) => ({
      ...{ name, categories, make, rules, criteria },
      prizes: content.prizes.groups.find(({ competition }) => competition === name)?.prizes ?? [],
    })),
    workshops: { opens, closes, formUrl, popup, programme },
  };
}

function landingEdition(content: EditionContent, hasAdvert: boolean): LandingEdition {
  const { eyebrow } = content.timeline.landing;
  const place = shownSections(content).indexOf('timeline');
  const timeline = {
    eyebrow,
    isShown: place >= 0,
    isTinted: place % 2 === 1,
    ...shownTimeline(content, 'landing'),
  };
  return {
    opensOn: opensOnWords(content.dates),
    timeline,
    over: content.advert.over.text,
    advert: hasAdvert ? content.advert : null,
  };
}

function shownTimeline(
  { year, timeline }: EditionContent,
  page: keyof EditionContent['timeline'],
): ShownTimeline {
  const { heading, steps } = timeline[page];
  return { heading, steps: steps.map((step) => ({ ...step, when: `${step.when} ${year}` })) };
}
