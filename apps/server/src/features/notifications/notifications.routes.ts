import * as calls from '@pratibha/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import {
  findUnread,
  NOTIFICATION_ORDER,
  type NotificationRow,
  notificationsCounted,
  notificationsOf,
} from './notifications.queries.ts';
import { notificationView } from './notifications.view.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { findNotificationToRead, readNotification } from './read-notification.ts';

/** What the bell asks, of students and organisers alike: everybody of themselves. */
export function serveNotifications(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listNotifications, {
    run: (ctx, { query }) => {
      const rows = notificationsOf(ctx.db, ctx.actor.id);
      const counted = notificationsCounted(ctx.db, ctx.actor.id);
      const view = (row: NotificationRow) => notificationView(row, ctx.now);
      return page(ctx, rows, query, NOTIFICATION_ORDER, view, counted);
    },
  });
  serve(app, platform, calls.countUnreadNotifications, {
    run: (ctx) => findUnread(ctx.db, ctx.actor.id),
  });
  serve(app, platform, calls.readNotification, {
    find: findNotificationToRead,
    run: readNotification,
  });
  serve(app, platform, calls.readAllNotifications, { run: readAllNotifications });
}
