import type { Page } from '@playwright/test';
import type { EventValues } from '@pratibha/contract/events';
import { call } from './participant.ts';

/** What the form of an event has: a field that is not sent would be emptied. */
const EDITED: Readonly<Record<Exclude<keyof EventValues, 'revision'>, true>> = {
  title: true,
  description: true,
  event_banner: true,
  event_details_url: true,
  status: true,
  internal_event: true,
  requires_submission: true,
  registration_open: true,
  registration_close: true,
  submission_start: true,
  submission_close: true,
  event_date: true,
  event_questions: true,
  description_word_limit: true,
  capacity: true,
  holds_decisions: true,
};

/** Saves an event as an organiser does who changes only this. */
export async function changeEvent(
  page: Page,
  id: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const event = await call<Record<string, unknown>>(page, 'GET', `/admin/events/${id}`);
  const full = Object.entries(event).filter(([name]) => name in EDITED);
  await call(page, 'PUT', `/admin/events/${id}`, { ...Object.fromEntries(full), ...changes });
}
