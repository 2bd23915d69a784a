import * as calls from '@pratibha/contract/work-forms';
import { FILE_LIMITS } from '@pratibha/domain/files/file-limits';
import { PLAIN_FORM } from '@pratibha/domain/works/work-form';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { EventCache } from '../events/events.ts';
import { changeWorkForm, findFormToChange } from './change-work-form.ts';
import { findBytesSent, findEventForm } from './work-forms.queries.ts';
import { eventWorkFormView, workFormView } from './work-forms.view.ts';

/** What events ask to hand in: read by students, changed by organisers. */
export function serveWorkForms(
  app: FastifyInstance,
  platform: Platform,
  { events }: { readonly events: EventCache },
): void {
  serve(app, platform, calls.getWorkForm, {
    find: (ctx, { id }) => events.lookWithOthers(id, ctx.actor.id),
    run: async (ctx, { found }) => {
      const sent = await findBytesSent(ctx.db, found.id, ctx.actor.id);
      return {
        ...workFormView(found.work_form ?? PLAIN_FORM),
        bytes_left: Math.max(0, FILE_LIMITS.ofEvent.bytes - sent),
        largest: FILE_LIMITS.bytes,
      };
    },
  });
  serve(app, platform, calls.getEventWorkForm, {
    find: (ctx, { id }) => findEventForm(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (_ctx, { found }) => eventWorkFormView(found),
  });
  serve(app, platform, calls.changeWorkForm, {
    find: findFormToChange,
    eventOf: ({ id }) => id,
    run: changeWorkForm,
  });
}
