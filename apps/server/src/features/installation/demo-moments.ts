import { DATES } from '@pratibha/domain/editions/edition';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { MOMENT_WORDS } from '@pratibha/words/installation/moments';

const HOUR_MS = 3_600_000;

/** Instants of the edition worth a look, offered by the demo, in order. */
export const DEMO_MOMENTS: readonly { readonly label: string; readonly at: Date }[] = [
  { label: MOMENT_WORDS.beforeRegistration, at: zonedStart(2025, 6, 20, 10) },
  { label: MOMENT_WORDS.registrationOpened, at: zonedStart(2025, 6, 24, 10) },
  { label: MOMENT_WORDS.workshops, at: zonedStart(2025, 7, 16, 10) },
  {
    label: MOMENT_WORDS.lastHourOfRegistration,
    at: new Date(DATES.registrationCloses.getTime() - HOUR_MS),
  },
  { label: MOMENT_WORDS.submissions, at: zonedStart(2025, 8, 11, 10) },
  {
    label: MOMENT_WORDS.lastHourOfSubmission,
    at: new Date(DATES.submissionsClose.getTime() - HOUR_MS),
  },
  { label: MOMENT_WORDS.eventDay, at: zonedStart(2025, 8, 15, 10) },
  { label: MOMENT_WORDS.afterEvent, at: zonedStart(2025, 8, 20, 10) },
];
