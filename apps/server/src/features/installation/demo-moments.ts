import type { EditionContent } from '@pratibha/domain/editions/content';
import { DAY_MS } from '@pratibha/domain/time/competition-time';
import { MOMENT_WORDS } from '@pratibha/words/installation/moments';

const HOUR_MS = 3_600_000;
/** Ten o'clock of a day whose beginning is known. */
const MORNING_MS = 10 * HOUR_MS;

/** Instants of an edition worth a look, offered by the demo, in order. */
export function demoMoments({ dates, workshops }: Pick<EditionContent, 'dates' | 'workshops'>) {
  // What an edition goes without has no moment.
  const moment = (label: string, from: string | null, ms: number) =>
    from === null ? [] : [{ label, at: new Date(Date.parse(from) + ms) }];
  return [
    ...moment(MOMENT_WORDS.beforeRegistration, dates.registrationOpens, MORNING_MS - 4 * DAY_MS),
    ...moment(MOMENT_WORDS.registrationOpened, dates.registrationOpens, MORNING_MS),
    ...moment(MOMENT_WORDS.workshops, workshops.opens, MORNING_MS + DAY_MS),
    ...moment(MOMENT_WORDS.lastHourOfRegistration, dates.registrationCloses, -HOUR_MS),
    ...moment(MOMENT_WORDS.submissions, dates.submissionsOpen, MORNING_MS + 2 * DAY_MS),
    ...moment(MOMENT_WORDS.lastHourOfSubmission, dates.submissionsClose, -HOUR_MS),
    ...moment(MOMENT_WORDS.eventDay, dates.eventDay, MORNING_MS),
    ...moment(MOMENT_WORDS.afterEvent, dates.eventEnds, MORNING_MS + 4 * DAY_MS),
  ];
}
