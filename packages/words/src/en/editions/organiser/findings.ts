import type { CompetitionWarning } from '@pratibha/domain/editions/competition-events';
import type { EventDateWarning } from '@pratibha/domain/editions/event-date-findings';
import type { PublicationWarning } from '@pratibha/domain/editions/publication-findings';
import { daysBetween } from '@pratibha/domain/editions/shift-dates';
import type { VenueWarning } from '@pratibha/domain/editions/venue-findings';
import type { TranslationWarning } from '@pratibha/domain/language/edition-texts';
import { type Sentences, sentenceOf } from '../../sentences.ts';
import { formatDay } from '../../time.ts';
import { editionLabel } from './labels.ts';

/** So many days are named where there are more than three. */
const NAMED = 2;

/**
 * '9 or 10 January 2026 or 5 more', '30 June 2025 or 1 July 2025'; of many those nearest to what
 * was written.
 */
function days(all: readonly string[], written: string): string {
  const named = all.length > NAMED + 1 ? nearest(all, written) : all;
  const words = named.map((day, index) => {
    const next = named[index + 1];
    const isOfMonth = next !== undefined && next.slice(0, 7) === day.slice(0, 7);
    return isOfMonth ? String(Number(day.slice(8))) : formatDay(day);
  });
  const others = all.length - named.length;
  return [...words, ...(others > 0 ? [`${others} more`] : [])].join(' or ');
}

function nearest(all: readonly string[], to: string): readonly string[] {
  const distance = (day: string) => Math.abs(daysBetween(day, to));
  const sorted = all.toSorted((one, other) => distance(one) - distance(other));
  return sorted.slice(0, NAMED).sort();
}

type Warning =
  | PublicationWarning
  | CompetitionWarning
  | EventDateWarning
  | VenueWarning
  | TranslationWarning;

const WARNINGS: Sentences<Warning> = {
  'text-names-another-day': ({ day, days: meant }) =>
    `This text says ${formatDay(day)}; the dates say ${days(meant, day)}.`,
  'text-names-extension':
    'This text speaks of an extended deadline; the dates have no first deadline.',
  'text-names-another-edition': ({ named }) => `This text says “${named}”; this is another one.`,
  'page-long-unchanged': ({ day }) =>
    `This page was last changed on ${formatDay(day)}. Read it once more, and give it the day on which you did.`,
  'step-names-another-day': ({ day, days: meant }) =>
    `The step is written with ${formatDay(day)}; its dates say ${days(meant, day)}.`,
  'step-before-earlier': 'This step begins before the one above it.',
  'competition-without-event': ({ competition }) =>
    `There is no event for “${competition}”: nobody can register for it.`,
  'step-on-no-date': ({ day }) =>
    `This step is on ${formatDay(day)}, and none of the dates is. Let it follow the dates, or mend its day.`,
  'section-off-with-entries': ({ section, entries }) =>
    `“${editionLabel(section)}” has ${entries === 1 ? 'one entry' : `${entries} entries`} and is off: nobody sees it. Tick it to show it.`,
  'section-on-and-empty': ({ section }) =>
    `“${editionLabel(section)}” is on, but there is nothing in it: nobody sees it.`,
  'texts-without-nepali': ({ missing }) =>
    `Missing in Nepali: ${missing === 1 ? 'one text' : `${missing} texts`}. Until they are there, English stands in. Write them in Translations.`,
  'place-without-map': 'Without latitude and longitude the pages show no map.',
  'event-registration-outside': ({ event }) =>
    `“${event}” can be registered for outside the time from the opening to the end of registration.`,
  'event-closes-otherwise': ({ event, day, meant }) =>
    `“${event}” can be registered for until ${formatDay(day)}; the dates say ${formatDay(meant)}. Mend it in Events, or here.`,
  'event-takes-works-otherwise': ({ event, day, meant }) =>
    `“${event}” takes works until ${formatDay(day)}; the dates say ${formatDay(meant)}. Mend it in Events, or here.`,
  'event-on-another-day': ({ event, day, meant }) =>
    `“${event}” is on ${formatDay(day)}; the dates say ${formatDay(meant)}. Mend it in Events, or here.`,
  'event-without-venue': ({ event, others }) =>
    `${others === 0 ? `Nobody reads where “${event}” is` : `Nobody reads where “${event}” and ${others} more ${others === 1 ? 'event is' : 'events are'}`}. Say a venue here for all, or in Events.`,
  'events-at-the-same-hour': ({ event, other }) =>
    `“${event}” and “${other}” are in the same venue at the same hour. Mend it in Events.`,
  'event-submission-outside': ({ event }) =>
    `“${event}” takes works outside the time from the opening of registration to the end of submission.`,
};

/** The sentence for what looks wrong in an edition that is to be published. */
export function publicationWarningWords(warning: Warning): string {
  return sentenceOf(WARNINGS, warning);
}
