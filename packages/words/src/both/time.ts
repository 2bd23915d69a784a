import * as en from '../en/time.ts';
import * as ne from '../ne/time.ts';

/** A day, in both languages. */
export const formatDay = { en: en.formatDay, ne: ne.formatDay } as const;

/** An instant with its clock in Nepal, in both languages. */
export const formatDateTime = { en: en.formatDateTime, ne: ne.formatDateTime } as const;

/** The day of an instant in Nepal, in both languages. */
export const formatDate = { en: en.formatDate, ne: ne.formatDate } as const;
