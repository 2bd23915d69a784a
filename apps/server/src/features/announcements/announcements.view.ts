import type { Announcement, Recipient } from '@pratibha/contract/announcements';
import type { AnnouncementRow } from './announcements.queries.ts';
import type { RecipientRow } from './recipients.queries.ts';

/** An announcement as all organisers see it. */
export function announcementView(row: AnnouncementRow): Announcement {
  const { filters, edition, version, send_at, updated_at, scheduled_by: _, ...rest } = row;
  const { edition_id: __, ...shown } = filters;
  return {
    ...rest,
    ...shown,
    ...(edition === null ? {} : { edition }),
    send_at: send_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
    revision: version,
  };
}

/** A recipient, with what became of it. */
export function recipientView({ mailed_at, read_at, ...rest }: RecipientRow): Recipient {
  return {
    ...rest,
    mailed_at: mailed_at?.toISOString() ?? null,
    read_at: read_at?.toISOString() ?? null,
  };
}
