import { parseInstant } from '../time/calendar.ts';
import { dayOf, startOfNextDay, ZONE_OFFSET, zonedIso } from '../time/competition-time.ts';

/** What a step of a timeline can be of: a whole window of the edition, or its first or last day. */
export const STEP_WINDOWS = [
  'registration',
  'registration-opens',
  'registration-closes',
  'submission',
  'submission-opens',
  'submission-closes',
  'event',
] as const;
export type StepWindow = (typeof STEP_WINDOWS)[number];

/** The dates of an edition that windows are made of, as they are kept. */
const ENDS = {
  registration: ['registrationOpens', 'registrationCloses'],
  submission: ['submissionsOpen', 'submissionsClose'],
  event: ['eventDay', 'eventEnds'],
} as const;

/** When a step takes place; it is over at `ends`. */
export type StepSpan = { readonly starts: string; readonly ends: string };

/**
 * The span of a step by the dates of its edition; null where these are no instants yet. It always
 * takes some time, so that a window without any is shown on its day.
 */
export function spanOfWindow(
  window: StepWindow,
  dates: Readonly<Record<string, unknown>>,
): StepSpan | null {
  const [of = '', part] = window.split('-');
  const [first, last] = ENDS[of as keyof typeof ENDS];
  const [opens, closes] = [instantIn(dates[first]), instantIn(dates[last])];
  if (part === 'opens') return opens && { starts: opens.text, ends: endOfDay(opens.at) };
  if (closes === null) return null;
  if (part === 'closes') return { starts: startOfLastDay(closes.at), ends: closes.text };
  if (opens === null) return null;
  const ends = opens.at < closes.at ? closes.text : endOfDay(opens.at);
  return { starts: opens.text, ends };
}

function instantIn(value: unknown): { readonly text: string; readonly at: Date } | null {
  const at = typeof value === 'string' ? parseInstant(value) : null;
  return at && { text: value as string, at };
}

function endOfDay(at: Date): string {
  return zonedIso(startOfNextDay(at));
}

/** The day that is over then begins so; at midnight it is the one before. */
function startOfLastDay(end: Date): string {
  const day = dayOf(new Date(end.getTime() - 1));
  return `${day}T00:00${ZONE_OFFSET}`;
}
