import { isCalendarDay } from '../time/calendar.ts';
import type { EditionContent, EditionDates } from './content.ts';
import { daysNamedIn, isDaysAlone, type NamedDay } from './days-in-texts.ts';
import { DATE_NAMES, daysOf } from './days-of-dates.ts';
import { type Json, leavesOf } from './json.ts';
import { sentencesIn } from './sentences-in-texts.ts';
import type { WrongPlaces } from './wrong-places.ts';

/** What a text says that the edition does not. */
export type TextWarning =
  /** It speaks of another day than the dates do; `days` are those that it could mean. */
  | {
      readonly code: 'text-names-another-day';
      readonly day: string;
      readonly days: readonly string[];
    }
  /** It speaks of an extension, and the dates know of none. */
  | { readonly code: 'text-names-extension' }
  /** It speaks of another edition than this one, and of no earlier year beside it. */
  | { readonly code: 'text-names-another-edition'; readonly named: string };

type Found = { readonly path: string; readonly error: TextWarning };

const OF_REGISTRATION = /\bregist(er|ration)/i;
const OF_SUBMISSION = /\bsubmi(t|ssion)/i;
const OF_EVENT = /\bevent\b/i;
const OF_DEADLINE = /\bdeadlines?\b/i;

const OF_EXTENSION = /\bextended\s+(from|to|till|until)\b/i;
const OF_EDITION = /\b([a-z]+|\d+(?:st|nd|rd|th))\s+edition\b/i;
const ORDINAL =
  /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(st|nd|rd|th))$/i;

/** Who took part in an earlier edition is quoted there. */
const OF_EARLIER_ONES = '/testimonials/';
/** Of these the days are dates themselves, or compared with those of their step. */
const OF_OTHERS = /^\/(dates\/|timeline\/\w+\/steps\/\d+\/when$)/;
/** What was is told there: a day that has passed may stand. */
const OF_HISTORY = /^\/(testimonials|news)\//;
const PAST_TENSE = /\b(was|were|had|held|took)\b/i;

/** What a sentence says of a year before: an extension, or which edition it is. */
function sentenceOfBefore(
  sentence: string,
  { dates, ordinal, year }: Pick<EditionContent, 'dates' | 'ordinal' | 'year'>,
): TextWarning | null {
  if (dates.firstDeadline === null && OF_EXTENSION.test(sentence))
    return { code: 'text-names-extension' };
  const [named, which] = OF_EDITION.exec(sentence) ?? [];
  const isOther =
    named !== undefined &&
    ORDINAL.test(which ?? '') &&
    OF_EDITION.test(ordinal) &&
    !ordinal.toLowerCase().includes(named.toLowerCase());
  const isHistory = [...sentence.matchAll(/\b\d{4}\b/g)].some(([text]) => Number(text) < year);
  return isOther && !isHistory ? { code: 'text-names-another-edition', named } : null;
}

type Dates = readonly (keyof EditionDates)[];
const REGISTRATION: Dates = ['registrationOpens', 'registrationCloses', 'firstDeadline'];
const SUBMISSION: Dates = ['submissionsOpen', 'submissionsClose'];
const EVENT: Dates = ['eventDay', 'eventEnds'];

/** The dates that are spoken of beside a day; none where it may be the day of anything. */
function datesMeant(sentence: string): Dates {
  const isOf = (pattern: RegExp) => pattern.test(sentence);
  const isGeneral = isOf(OF_DEADLINE) && !isOf(OF_REGISTRATION) && !isOf(OF_SUBMISSION);
  const meant = [
    ...(isOf(OF_REGISTRATION) || isGeneral ? REGISTRATION : []),
    ...(isOf(OF_SUBMISSION) || isGeneral ? SUBMISSION : []),
  ];
  if (meant.length > 0) return meant;
  if (isOf(OF_EVENT)) return EVENT;
  return isDaysAlone(sentence) ? DATE_NAMES : [];
}

/**
 * Sentences of texts that name another day beside registering, submitting, a deadline or the event,
 * that are such a day, or that name one on which, as visitors know it, something was.
 * @param published the dates that visitors know; null: none
 */
export function textWarnings(
  content: EditionContent,
  { isReadable, isSound }: WrongPlaces,
  published: EditionDates | null,
): Found[] {
  if (!isSound('/year') || !isReadable('/dates')) return [];
  const { dates, year } = content;
  const saysWhich = isSound('/ordinal') && isSound('/dates/firstDeadline');
  const known = isSound('/dates') ? published : null;
  return [...leavesOf(content as unknown as Json)].flatMap(([path, text]): Found[] => {
    // A day that a field asks for is no text.
    if (typeof text !== 'string' || OF_OTHERS.test(path) || isCalendarDay(text)) return [];
    for (const sentence of sentencesIn(text)) {
      const before = saysWhich ? sentenceOfBefore(sentence, content) : null;
      if (before !== null && !path.startsWith(OF_EARLIER_ONES)) return [{ path, error: before }];
      const named = daysNamedIn(sentence, year);
      if (named.length === 0) continue;
      const meant = datesMeant(sentence);
      const isComparable = meant.every((name) => isSound(`/dates/${name}`));
      const isHistory = OF_HISTORY.test(path) || PAST_TENSE.test(sentence);
      const error =
        (isComparable ? anotherDay(named, meant, dates) : null) ??
        (known === null || isHistory
          ? null
          : dayOfBefore(named, { dates, published: known, year }));
      if (error !== null) return [{ path, error }];
    }
    return [];
  });
}

function anotherDay(
  named: readonly NamedDay[],
  meant: Dates,
  dates: EditionDates,
): TextWarning | null {
  const days = daysOf(dates, meant);
  const other = days.length === 0 ? undefined : named.find(({ day }) => !days.includes(day));
  return other === undefined ? null : { code: 'text-names-another-day', day: other.day, days };
}

/**
 * A day that was one of the dates and is none any more; of those that were moved from it, where
 * they are now.
 */
function dayOfBefore(
  named: readonly NamedDay[],
  of: { readonly dates: EditionDates; readonly published: EditionDates; readonly year: number },
): TextWarning | null {
  const now = daysOf(of.dates);
  for (const { day, hasYear } of named) {
    if (now.includes(day)) continue;
    const moved = DATE_NAMES.filter((name) =>
      daysOf(of.published, [name]).some(
        (then) => (hasYear ? then : `${of.year}${then.slice(4)}`) === day,
      ),
    );
    const days = daysOf(of.dates, moved);
    if (days.length > 0) return { code: 'text-names-another-day', day, days };
  }
  return null;
}
