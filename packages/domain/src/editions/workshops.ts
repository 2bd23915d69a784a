import { zonedStart } from '../time/competition-time.ts';

/**
 * Popup on the events page and the embedded form: from 15 July 00:00 until before 19 July 00:00 in
 * Nepal, which is 'between 15 and 18 July 2025' with both days whole (R9.5).
 */
const WORKSHOP_WINDOW = {
  opens: zonedStart(2025, 7, 15),
  closes: zonedStart(2025, 7, 19),
} as const;

/** True while the workshops can be registered for. */
export function areWorkshopsOpen(now: Date): boolean {
  return now >= WORKSHOP_WINDOW.opens && now < WORKSHOP_WINDOW.closes;
}

/**
 * The external registration form that `/user/workshops` embeds. A reserved example address: set
 * the address of your own form; the security policy allows frames from its host.
 */
export const WORKSHOP_FORM_URL = 'https://forms.example/pratibha-workshops';
