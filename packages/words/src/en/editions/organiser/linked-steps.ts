import { isFields, isList, type Json, type JsonFields } from '@pratibha/domain/editions/json';
import { STEP_WINDOWS, type StepSpan, spanOfWindow } from '@pratibha/domain/editions/step-windows';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { formatDay } from '../../time.ts';

const PAGES = ['landing', 'guidelines'];

/**
 * The same content with every step of its timelines that is of a window at the days of its dates,
 * and saying them. What cannot be read yet stays as it is. Takes any content of an edition, also
 * one that is being written.
 */
export function withLinkedSteps<Content extends object>(content: Content): Content {
  const { timeline, dates } = content as unknown as JsonFields;
  if (!isFields(timeline) || !isFields(dates)) return content;
  const pages = Object.entries(timeline).map(([name, page]) => [
    name,
    PAGES.includes(name) ? pageWithLinkedSteps(page, dates) : page,
  ]);
  return { ...content, timeline: Object.fromEntries(pages) as Json };
}

function pageWithLinkedSteps(page: Json, dates: JsonFields): Json {
  if (!isFields(page)) return page;
  const { steps } = page;
  if (!isList(steps)) return page;
  // A timeline that writes '08 August' goes on writing so.
  const isPadded = steps.some(
    (step) => isFields(step) && typeof step['when'] === 'string' && /^0\d/.test(step['when']),
  );
  return { ...page, steps: steps.map((step) => linkedStep(step, dates, isPadded ? 2 : 1)) };
}

function linkedStep(step: Json, dates: JsonFields, digits: number): Json {
  if (!isFields(step)) return step;
  const window = STEP_WINDOWS.find((name) => name === step['window']);
  const span = window && spanOfWindow(window, dates);
  if (!span) return step;
  return { ...step, ...span, when: spanInWords(span, digits) };
}

/**
 * The days of a step without their year: '9 August', '9–13 August', '24 June to 8 August'; with two
 * digits '09–13 August'.
 */
function spanInWords({ starts, ends }: StepSpan, digits: number): string {
  const first = dayOf(new Date(starts));
  const last = dayOf(new Date(Date.parse(ends) - 1));
  if (first === last) return withoutYear(first, digits);
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${String(Number(first.slice(8))).padStart(digits, '0')}–${withoutYear(last, digits)}`
    : `${withoutYear(first, digits)} to ${withoutYear(last, digits)}`;
}

function withoutYear(day: string, digits: number): string {
  const [number = '', month = ''] = formatDay(day).split(' ');
  return `${number.padStart(digits, '0')} ${month}`;
}
