import * as calls from '@pratibha/contract/notification-choices';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { findChoices } from './notification-choices.queries.ts';
import { choicesView } from './notification-choices.view.ts';

/** By which ways what is told reaches people: everybody of themselves. */
export function serveNotificationChoices(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getNotificationChoices, {
    run: async (ctx) => choicesView(await findChoices(ctx.db, ctx.actor.id)),
  });
  serve(app, platform, calls.chooseNotifications, { run: chooseNotifications });
}
