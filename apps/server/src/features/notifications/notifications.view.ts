import type { NotificationOut } from '@pratibha/contract/notifications';
import { leadsTo, type Notification } from '@pratibha/domain/notifications/notifications';
import type { NotificationRow } from './notifications.queries.ts';

/** What the bell shows of a row. */
export function notificationView(row: NotificationRow): NotificationOut {
  // The kind of a row says which parameters it has.
  const told = { kind: row.kind, params: row.params } as Notification;
  const { params } = told;
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    leads_to: leadsTo(told),
    event_title: row.event_title,
    decision: 'status' in params ? params.status : null,
    date: 'at' in params ? params.at : null,
    account_changes: 'changes' in params ? [...params.changes] : [],
    role: 'role' in params ? params.role : null,
  };
}
