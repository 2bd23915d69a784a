import type { UserEvent } from '@pratibha/contract/events';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { comingDay } from '@pratibha/words/days';
import { EVENTS_WORDS, nextMoment, windowWords } from '@pratibha/words/events/student';

/** A span in which something is possible. */
export type EventWindow = { readonly label: string; readonly open: Date; readonly close: Date };

/** The event's windows: registration, and handing in where it asks for work. */
export function windowsOf(event: UserEvent): readonly EventWindow[] {
  const { submission_start: start, submission_close: close } = event;
  const registration = {
    label: EVENTS_WORDS.registration,
    open: new Date(event.registration_open),
    close: new Date(event.registration_close),
  };
  if (!event.requires_submission || start === null || close === null) return [registration];
  const submission = {
    label: EVENTS_WORDS.submission,
    open: new Date(start),
    close: new Date(close),
  };
  return [registration, submission];
}

/**
 * The windows that still matter to this person: to who is registered the last one, unless that was
 * rejected; to others the later one only while they can still get there.
 */
export function shownWindows(event: UserEvent, now: Date): readonly EventWindow[] {
  const windows = windowsOf(event);
  const [registration] = windows;
  if (event.registration_status === 'REJECTED') return windows.slice(0, 1);
  if (event.is_registered) return windows.slice(-1);
  return registration !== undefined && now > registration.close ? [registration] : windows;
}

/**
 * This person's next date, in words: the window that they wait for or are in, then the event's day.
 * Null once there is none; the day matters to nobody who was rejected.
 */
export function nextDate(event: UserEvent, now: Date) {
  const { submission_status: work, event_date: day } = event;
  const isDone = work !== null && work !== 'RESUBMISSION_REQUIRED';
  const next = shownWindows(event, now).find(({ close }) => !isDone && now <= close);
  if (next !== undefined) {
    const { label, open, close } = next;
    return { label, when: `${windowWords(open, close, now)}, ${nextMoment(open, close, now)}` };
  }
  if (day === null || day < dayOf(now) || event.registration_status === 'REJECTED') return null;
  return { label: EVENTS_WORDS.eventDate, when: comingDay(day, now) };
}
