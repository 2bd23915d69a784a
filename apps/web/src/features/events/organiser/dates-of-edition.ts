import { lastMinuteOf } from '@pratibha/domain/editions/event-windows';
import { outsideOf } from '@pratibha/domain/events/event-doubts';
import { dayOf } from '@pratibha/domain/time/competition-time';
import type { OfferedDates } from '../../../shell/edition/edition-in-document.ts';
import { type FieldValues, sentFields } from './event-fields.ts';
import { toZonedField } from './zoned-input.ts';

const REGISTRATION = ['registration_open', 'registration_close'] as const;
const WORKS = ['submission_start', 'submission_close'] as const;
type DateName = (typeof REGISTRATION)[number] | (typeof WORKS)[number] | 'event_date';

/** The edition's dates as they stand in the fields. */
export function datesOf(
  edition: OfferedDates,
  takesWorks: boolean,
): Partial<Record<DateName, string>> {
  return {
    ...registrationDates(edition),
    ...(takesWorks ? workDates(worksOf(edition)) : {}),
    event_date: dayOf(new Date(edition.eventDay)),
  };
}

/**
 * Whoever has taken the edition's registration and now takes works, too, takes its dates for them.
 */
export function datesOfWorks(values: FieldValues, edition: OfferedDates): Partial<FieldValues> {
  const theirs = registrationDates(edition);
  return REGISTRATION.every((name) => values[name] === theirs[name])
    ? workDates(worksOf(edition))
    : {};
}

/**
 * What is to be said of dates that reach outside the edition's: those that a new event begins with
 * are nobody's mistake yet. Null where they lie within.
 */
export function outsideAs(
  values: FieldValues,
  edition: OfferedDates,
  proposed: FieldValues | null,
): 'proposed' | 'outside' | null {
  if (outsideOf(edition, sentFields(values)).length === 0) return null;
  const isProposed =
    proposed !== null &&
    [...REGISTRATION, ...WORKS].every((name) => values[name] === proposed[name]);
  return isProposed ? 'proposed' : 'outside';
}

function registrationDates({ registrationOpens, registrationCloses }: OfferedDates) {
  return {
    registration_open: toZonedField(registrationOpens),
    registration_close: closeOf(registrationCloses),
  };
}

type Works = { readonly open: string; readonly close: string };

/** When the edition takes works; null: never. */
export function worksOf({ submissionsOpen, submissionsClose }: OfferedDates): Works | null {
  return submissionsOpen === null || submissionsClose === null
    ? null
    : { open: submissionsOpen, close: submissionsClose };
}

function workDates(works: Works | null) {
  if (works === null) return {};
  return {
    submission_start: toZonedField(works.open),
    submission_close: closeOf(works.close),
  };
}

function closeOf(end: string): string {
  return toZonedField(lastMinuteOf(new Date(end)).toISOString());
}
