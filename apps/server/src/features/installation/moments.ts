import { DATES } from '@pratibha/domain/editions/edition';
import { zonedStart } from '@pratibha/domain/time/competition-time';

const HOUR_MS = 3_600_000;

/** Where a look at the edition tells most, in the order of time. */
export const TELLING_MOMENTS: readonly { readonly label: string; readonly at: Date }[] = [
  { label: 'Before registration opens', at: zonedStart(2025, 6, 20, 10) },
  { label: 'Registration has just opened', at: zonedStart(2025, 6, 24, 10) },
  { label: 'Workshops can be joined', at: zonedStart(2025, 7, 16, 10) },
  {
    label: 'Last hour of registration',
    at: new Date(DATES.registrationCloses.getTime() - HOUR_MS),
  },
  { label: 'Works are handed in', at: zonedStart(2025, 8, 11, 10) },
  { label: 'Last hour of submission', at: new Date(DATES.submissionsClose.getTime() - HOUR_MS) },
  { label: 'Event day', at: zonedStart(2025, 8, 15, 10) },
  { label: 'After the event', at: zonedStart(2025, 8, 20, 10) },
];
