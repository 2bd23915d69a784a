import * as listedCalls from '@pratibha/contract/listed-previews';
import * as calls from '@pratibha/contract/seen-files';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { downloadFiles } from './download-files.ts';
import { listSameFiles } from './list-same-files.ts';
import { findListedPreviews, findOwnWorks, findSeenWorks } from './listed-previews.queries.ts';
import { planFiles } from './plan-files.ts';
import { findSubmissionForHint } from './same-files.queries.ts';
import { findHandedFile, findOwnFile, findPreviewOf } from './seen-files.queries.ts';
import { sendOriginal } from './send-original.ts';
import { pictureAsked, sendPreview } from './send-preview.ts';

type Named = { readonly id: number };
type OfPicture = Named & { readonly picture: string };

/** Files as their owners and organisers see them: those of judges are beside the works. */
export function serveSeenFiles(app: FastifyInstance, platform: Platform): void {
  const { files } = platform;
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  serve(app, platform, calls.getOwnOriginal, {
    find: (ctx, { id }) => findOwnFile(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => sendOriginal(ctx, files, found),
  });
  serve(app, platform, calls.getOwnPreview, {
    find: async (ctx, { id, picture }) => {
      const file = await findOwnFile(ctx.db, ctx.actor.id, id);
      return file && findPreviewOf(ctx.db, file, pictureAsked(picture));
    },
    run: (ctx, { found }) => sendPreview(ctx, files, found),
  });
  serve(app, platform, calls.getOriginal, {
    find: (ctx: Context, { id }: Named) => findHandedFile(ctx.db, id),
    eventOf,
    run: async (ctx, { found }) => sendOriginal(ctx, files, found),
  });
  serve(app, platform, calls.getPreview, {
    find: async (ctx: Context, { id, picture }: OfPicture) => {
      const file = await findHandedFile(ctx.db, id);
      const preview = file && (await findPreviewOf(ctx.db, file, pictureAsked(picture)));
      return file && preview && { event_id: file.event_id, preview };
    },
    eventOf,
    run: (ctx, { found }) => sendPreview(ctx, files, found.preview),
  });
  serve(app, platform, listedCalls.listOwnPreviews, {
    run: async ({ db, actor }) => findListedPreviews(db, await findOwnWorks(db, actor.id)),
  });
  serve(app, platform, listedCalls.listPreviews, {
    run: async ({ db, actor }, { query }) => {
      const asking = { actor, action: listedCalls.listPreviews.access };
      return findListedPreviews(db, await findSeenWorks(db, query.ids, asking));
    },
  });
  serve(app, platform, calls.listSameFiles, {
    find: (ctx: Context, { id }: Named) => findSubmissionForHint(ctx.db, id),
    eventOf,
    run: listSameFiles,
  });
  serve(app, platform, calls.planFiles, { run: planFiles });
  serve(app, platform, calls.downloadFiles, { run: downloadFiles(files) });
}
