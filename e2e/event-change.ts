import type { Page } from '@playwright/test';
import { call } from './participant.ts';

/** What the form of an event has. */
const EDITED =
  'title description event_banner event_details_url status internal_event requires_submission registration_open registration_close submission_start submission_close event_date event_questions description_word_limit capacity holds_decisions'.split(
    ' ',
  );

/** Saves an event as an organiser does who changes only this. */
export async function changeEvent(
  page: Page,
  id: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const event = await call<Record<string, unknown>>(page, 'GET', `/admin/events/${id}`);
  const full = Object.entries(event).filter(([name]) => EDITED.includes(name));
  await call(page, 'PUT', `/admin/events/${id}`, { ...Object.fromEntries(full), ...changes });
}
