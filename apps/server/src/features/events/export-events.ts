import * as calls from '@pratibha/contract/events';
import { EVENT_EXPORT } from '@pratibha/domain/events/event-export';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { oneFile } from '../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { inEditionAsked } from './edition-asked.ts';
import { type AdminEventRow, EVENT_ORDER, eventsMatching } from './events.queries.ts';

const TOLD: Readonly<Record<ExportColumn<typeof EVENT_EXPORT>, Told<AdminEventRow>>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  status: ({ status }) => status,
  internal: ({ internal_event }) => internal_event,
  requires_submission: ({ requires_submission }) => requires_submission,
  registration_open: { at: ({ registration_open }) => registration_open },
  registration_close: { at: ({ registration_close }) => registration_close },
  submission_start: { at: ({ submission_start }) => submission_start },
  submission_close: { at: ({ submission_close }) => submission_close },
  event_date: ({ event_date }) => event_date,
  capacity: ({ capacity }) => capacity,
  registrations: ({ registrations }) => registrations,
  pending_registrations: ({ pending_registrations }) => pending_registrations,
  submissions: ({ submissions }) => submissions,
  pending_submissions: ({ pending_submissions }) => pending_submissions,
  description_word_limit: ({ description_word_limit }) => description_word_limit,
  description: ({ description }) => description,
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
