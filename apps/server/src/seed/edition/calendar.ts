import { zonedStart } from '@pratibha/domain/time/competition-time';

/** Days of one year of the competition as [month, day]; the whole day counts. */
type Day = readonly [month: number, day: number];

/** What tells one year of the competition from another. */
export type Calendar = {
  readonly year: number;
  readonly ordinal: string;
  readonly registrationOpens: Day;
  /** The deadline that was announced first, if it was extended. */
  readonly firstDeadline: Day | null;
  readonly lastDayToRegister: Day;
  readonly firstDayToSubmit: Day;
  readonly lastDayToSubmit: Day;
  readonly eventDay: Day;
  /** The guidelines name another day as the final event, and R2.17 keeps both. */
  readonly finalByGuidelines: Day;
  readonly workshops: readonly [first: Day, last: Day];
};

/** The edition that is under way; the product begins with it. */
export const SECOND_EDITION: Calendar = {
  year: 2025,
  ordinal: 'Second edition',
  registrationOpens: [6, 24],
  firstDeadline: [7, 16],
  lastDayToRegister: [8, 8],
  firstDayToSubmit: [8, 9],
  lastDayToSubmit: [8, 13],
  eventDay: [8, 15],
  finalByGuidelines: [8, 13],
  workshops: [
    [7, 15],
    [7, 18],
  ],
};

/** The one before, which the demo keeps in its archive. */
export const FIRST_EDITION: Calendar = {
  year: 2024,
  ordinal: 'First edition',
  registrationOpens: [6, 24],
  firstDeadline: null,
  lastDayToRegister: [8, 5],
  firstDayToSubmit: [8, 6],
  lastDayToSubmit: [8, 12],
  eventDay: [8, 16],
  finalByGuidelines: [8, 16],
  workshops: [
    [7, 15],
    [7, 18],
  ],
};

/** The instant at which a day begins in Nepal. */
export function startOf({ year }: Calendar, [month, day]: Day): Date {
  return zonedStart(year, month, day);
}

/** The instant at which a day is over in Nepal. */
export function endOf({ year }: Calendar, [month, day]: Day): Date {
  return zonedStart(year, month, day + 1);
}

/** Its last minute, which reads better than the midnight after. */
export function lastMinuteOf({ year }: Calendar, [month, day]: Day): Date {
  return zonedStart(year, month, day, 23, 59);
}

const MONTHS = ['June', 'July', 'August'];
/** '8 August', for the months in which a competition is held. */
export function inWords([month, day]: Day): string {
  return `${day} ${MONTHS[month - 6]}`;
}

/** '9–13 August', within a month; with `digits` 2 '09–13 August'. */
export function spanInWords([, from]: Day, last: Day, digits = 1): string {
  return `${String(from).padStart(digits, '0')}–${inWords(last)}`;
}
