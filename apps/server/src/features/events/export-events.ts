import * as calls from '@pratibha/contract/events';
import { EVENT_EXPORT } from '@pratibha/domain/events/event-export';
import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
} from '@pratibha/domain/events/event-fields';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { isInstant } from '@pratibha/domain/form-value';
import { oneFile } from '../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { inEditionAsked } from './edition-asked.ts';
import { type AdminEventRow, EVENT_ORDER, eventsMatching } from './events.queries.ts';

/** What is told of a field under its own name. */
function toldOf(field: EventField): Told<AdminEventRow> {
  return isInstant(EVENT_FIELDS[field])
    ? { at: (row) => row[field] as Date | null }
    : (row) => row[field];
}

const FIELDS = Object.fromEntries(
  EVENT_FIELD_NAMES.map((field) => [field, toldOf(field)]),
) as Record<EventField, Told<AdminEventRow>>;

const TOLD: Readonly<Record<ExportColumn<typeof EVENT_EXPORT>, Told<AdminEventRow>>> = {
  ...FIELDS,
  id: ({ id }) => id,
  internal: ({ internal_event }) => internal_event,
  registrations: ({ registrations }) => registrations,
  pending_registrations: ({ pending_registrations }) => pending_registrations,
  submissions: ({ submissions }) => submissions,
  pending_submissions: ({ pending_submissions }) => pending_submissions,
  details_url: ({ event_details_url }) => event_details_url,
  banner_url: ({ event_banner }) => event_banner,
  created_at: { at: ({ created_at }) => created_at },
  updated_at: { at: ({ updated_at }) => updated_at },
};

/** Events as CSV: those that the person organises. */
export const exportEvents: UseCase<typeof calls.exportEvents> = async (ctx, { query }) => {
  const asking = { actor: ctx.actor, action: calls.exportEvents.access };
  const asked = await inEditionAsked(ctx.db, query);
  const names = query.columns ?? EVENT_EXPORT.columns;
  return oneFile(ctx, 'events', {
    columns: names.map((name) => columnOf(name, TOLD[name])),
    rows: everyRow(eventsMatching(ctx.db, asked, asking), query, EVENT_ORDER),
  });
};
