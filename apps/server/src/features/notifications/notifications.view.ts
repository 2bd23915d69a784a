import type { NotificationOut } from '@pratibha/contract/notifications';
import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import { endOfDay } from '@pratibha/domain/follow-ups/follow-ups';
import { leadsTo, type Notification } from '@pratibha/domain/notifications/notifications';
import { placeholderFacts } from '@pratibha/words/announcements/filling';
import type { NotificationRow } from './notifications.queries.ts';

/** A text of an announcement, as this person reads it. */
function filledFor(row: NotificationRow, text: string): string {
  const { name, event_title: event, event_status: status } = row;
  return fillPlaceholders(text, placeholderFacts({ name, event, status }));
}

/** What the bell shows of a row; `now` is by the business clock, as last days are. */
export function notificationView(row: NotificationRow, now: Date): NotificationOut {
  const { answer_until: lastDay, event_kind } = row;
  // The kind of a row says which parameters it has.
  const told = { kind: row.kind, params: row.params } as Notification;
  const { params } = told;
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    leads_to: leadsTo({ ...told, event: event_kind === null ? null : { kind: event_kind } }),
    event_title: row.event_title,
    decision: 'status' in params ? params.status : null,
    revision: 'revision' in params ? params.revision : null,
    answer_until: lastDay !== null && now < endOfDay(lastDay) ? lastDay : null,
    date: 'at' in params ? params.at : null,
    account_changes: 'changes' in params ? [...params.changes] : [],
    role: 'role' in params ? params.role : null,
    announcement: row.announcement === null ? null : filledFor(row, row.announcement),
    edition: row.edition,
    people: 'people' in params ? params.people : null,
    events: 'people' in params ? params.events : null,
  };
}
