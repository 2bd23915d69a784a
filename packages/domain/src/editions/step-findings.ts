import { dayOf } from '../time/competition-time.ts';
import type { EditionContent, TimelineStep } from './content.ts';
import { daysNamedIn } from './days-in-texts.ts';
import { daysOf, daysOfEnd } from './days-of-dates.ts';
import type { WrongPlaces } from './wrong-places.ts';

/** What looks wrong in a step of a timeline. */
export type StepWarning =
  /** It is written with another day than it has. */
  | {
      readonly code: 'step-names-another-day';
      readonly day: string;
      readonly days: readonly string[];
    }
  /** It begins before the one above it. */
  | { readonly code: 'step-before-earlier' }
  /**
   * It speaks of registration, submission, a deadline or the event, and none of the dates is on its
   * day.
   */
  | { readonly code: 'step-on-no-date'; readonly day: string };

type Found = { readonly path: string; readonly error: StepWarning };

const OF_DATES = /\b(regist|submi|deadline|event\b)/i;

/** What looks wrong in the timelines; a step that follows the dates is right. */
export function stepWarnings(content: EditionContent, places: WrongPlaces): Found[] {
  return (['landing', 'guidelines'] as const).flatMap((page) => {
    const path = `/timeline/${page}/steps`;
    if (!places.isReadable(path)) return [];
    const { steps } = content.timeline[page];
    return steps.flatMap((step, index): Found[] => {
      const at = `${path}/${index}`;
      if (!places.isSound(at)) return [];
      const before = places.isSound(`${path}/${index - 1}`) ? steps[index - 1] : undefined;
      const early = before && isEarly(step, before) ? [`${at}/starts`] : [];
      return [
        ...early.map((where) => ({ path: where, error: { code: 'step-before-earlier' } as const })),
        ...writtenOtherwise(step, at, content, places),
        ...onNoDate(step, at, content, places),
      ];
    });
  });
}

function isEarly(step: TimelineStep, before: TimelineStep): boolean {
  return Date.parse(step.starts) < Date.parse(before.starts);
}

function writtenOtherwise(
  { starts, ends, when }: TimelineStep,
  at: string,
  { year }: EditionContent,
  { isSound }: WrongPlaces,
): Found[] {
  if (!isSound('/year')) return [];
  const days = [dayOf(new Date(starts)), daysOfEnd(ends)[0]];
  const other = daysNamedIn(when, year).find(({ day }) => !days.includes(day));
  if (other === undefined) return [];
  const error = { code: 'step-names-another-day', day: other.day, days: sorted(days) } as const;
  return [{ path: `${at}/when`, error }];
}

function onNoDate(
  { window, starts, ends, title }: TimelineStep,
  at: string,
  { dates }: EditionContent,
  { isSound }: WrongPlaces,
): Found[] {
  if (window !== null || !OF_DATES.test(title) || !isSound('/dates')) return [];
  const all = daysOf(dates);
  const first = dayOf(new Date(starts));
  const [last] = daysOfEnd(ends);
  const day = [first, last].find((each) => !all.includes(each));
  return day === undefined
    ? []
    : [{ path: `${at}/starts`, error: { code: 'step-on-no-date', day } }];
}

function sorted(days: readonly string[]): readonly string[] {
  return [...new Set(days)].sort();
}
