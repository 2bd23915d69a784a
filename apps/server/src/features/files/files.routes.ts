import * as calls from '@pratibha/contract/uploads';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { EventCache } from '../events/events.ts';
import { findOwnFiles } from './files.queries.ts';
import { ownUploadView } from './files.view.ts';

export function serveFiles(
  app: FastifyInstance,
  platform: Platform,
  { events }: { readonly events: EventCache },
): void {
  const { unfinished } = platform.files;
  serve(app, platform, calls.listOwnUploads, {
    find: (ctx, { id }) => events.lookWithOthers(id, ctx.actor.id),
    async run(ctx, { found }) {
      const rows = await findOwnFiles(ctx.db, found.id, ctx.actor.id);
      return Promise.all(
        rows.map(async (row) =>
          ownUploadView(row, row.sha256 === null ? await unfinished.sizeOf(row.key) : row.size),
        ),
      );
    },
  });
}
