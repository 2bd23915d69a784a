import { type EventWindowDates, windowsOutside } from '../editions/event-windows.ts';
import { DEFAULT_QUESTIONS, type Question } from '../questions/questions.ts';
import type { EventFacts } from './event-facts.ts';

/** What an event needs until students can register for it, in the order in which it is done. */
export const OPENING_STEPS = ['dates', 'questions', 'places', 'picture', 'status'] as const;
type OpeningStepName = (typeof OPENING_STEPS)[number];

export type OpeningStep = {
  readonly name: OpeningStepName;
  /** missing: it does not open without; as-begun: it opens, and this may not be meant so. */
  readonly state: 'done' | 'as-begun' | 'missing';
};

type Opening = Omit<EventFacts, 'internal_event' | 'requires_submission'> & {
  readonly questions: readonly Question[];
  readonly capacity: number | null;
  readonly event_banner: string | null;
};

/**
 * What is missing until an event opens. Empty for one that opens no more: it is deleted, or
 * students can register, or could.
 * @param edition the dates of its edition; null where they are not known
 */
export function openingSteps(
  event: Opening,
  edition: EventWindowDates | null,
  now: Date,
): readonly OpeningStep[] {
  if (event.status === 'DELETED') return [];
  if (event.status === 'ACTIVE' && now >= event.registration_open) return [];
  const isAsked = !isDefault(event.questions);
  return [
    { name: 'dates', state: datesState(event, edition, now) },
    { name: 'questions', state: isAsked ? 'done' : 'as-begun' },
    { name: 'places', state: event.capacity === null ? 'as-begun' : 'done' },
    { name: 'picture', state: event.event_banner === null ? 'as-begun' : 'done' },
    { name: 'status', state: event.status === 'ACTIVE' ? 'done' : 'missing' },
  ];
}

/** Whether an event with these steps opens by itself. */
export function isReadyToOpen(steps: readonly OpeningStep[]): boolean {
  return steps.every(({ state }) => state !== 'missing');
}

function datesState(
  event: Opening,
  edition: EventWindowDates | null,
  now: Date,
): OpeningStep['state'] {
  if (now > event.registration_close) return 'missing';
  return edition !== null && windowsOutside(edition, event).length > 0 ? 'as-begun' : 'done';
}

function isDefault(questions: readonly Question[]): boolean {
  return JSON.stringify(questions) === JSON.stringify(DEFAULT_QUESTIONS);
}
