import type { Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { shownSections } from '@pratibha/domain/editions/sections';
import { registerNoteWords, registrationsWords, stepWords } from '@pratibha/words/pages/dates';
import type { PublicPageName } from '../data/address/paths.ts';
import { footerEdition } from '../features/pages/public/footer-edition.ts';
import type {
  AppEdition,
  LandingEdition,
  PublicEdition,
  ShownTimeline,
} from '../shell/edition/edition-in-document.ts';

/** What the hydrated parts of a public page read; whatever else it says is in its markup. */
export function publicEdition(
  content: EditionContent,
  page: PublicPageName,
  shown: Shown,
): PublicEdition {
  const { at, archive, isPreview } = shown;
  const { registrationOpens, registrationCloses, eventEnds } = content.dates;
  return {
    siteName: content.shortTitle,
    at,
    isArchive: archive !== null,
    ...(isPreview && { isPreview: true }),
    dates: { registrationOpens, registrationCloses, eventEnds },
    landing: page === 'landing' ? landingEdition(content, shown) : null,
    guidelines: page === 'guidelines' ? { timeline: shownTimeline(content, 'guidelines') } : null,
  };
}

/**
 * What the documents of who is signed in read: its footer, the competitions with their prizes, the
 * workshops.
 */
export function appEdition(content: EditionContent): AppEdition {
  const { opens, closes, formUrl, popup, programme } = content.workshops;
  return {
    siteName: content.shortTitle,
    footer: footerEdition(content),
    currency: content.prizes.currency,
    competitions: content.competitions.all.map(({ name, categories, make, rules, criteria }) => ({
      ...{ name, categories, make, rules, criteria },
      prizes: content.prizes.groups.find(({ competition }) => competition === name)?.prizes ?? [],
    })),
    workshops: { opens, closes, formUrl, popup, programme },
  };
}

function landingEdition(content: EditionContent, { archive, hasAdvert }: Shown): LandingEdition {
  const { eyebrow } = content.timeline.landing;
  const place = shownSections(content).indexOf('timeline');
  const timeline = {
    eyebrow,
    isShown: place >= 0,
    isTinted: place % 2 === 1,
    ...shownTimeline(content, 'landing'),
  };
  if (archive !== null) {
    // What was said in its year of what is to come, the live edition has said since.
    const { over } = registerNoteWords(content.dates);
    return { beforeClock: over, timeline, over, advert: null };
  }
  const { advert, dates } = content;
  return {
    beforeClock: registrationsWords(dates),
    timeline,
    over: advert.over.text,
    advert: hasAdvert ? advert : null,
  };
}

function shownTimeline(
  { year, timeline }: EditionContent,
  page: keyof EditionContent['timeline'],
): ShownTimeline {
  const { heading, steps } = timeline[page];
  return {
    heading,
    steps: steps.map(({ window: _, ...step }) => ({ ...step, when: stepWords(step.when, year) })),
  };
}
