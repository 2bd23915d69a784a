import type { Page } from '@playwright/test';
import { EVENT_FIELD_NAMES } from '@pratibha/domain/events/event-fields';
import { call } from './participant.ts';

/** What the form of an event has: a field that is not sent would be emptied. */
export const EDITED: readonly string[] = [...EVENT_FIELD_NAMES, 'event_questions'];

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
