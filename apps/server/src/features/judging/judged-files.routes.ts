import * as listedCalls from '@pratibha/contract/listed-previews';
import * as calls from '@pratibha/contract/seen-files';
import { roundState } from '@pratibha/domain/judging/rounds';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import {
  findFileOfRevision,
  findHandedRevision,
  findListedPreviews,
  findPreviewOf,
  pictureAsked,
  seenPartsView,
  sendOriginal,
  sendPreview,
} from '../seen-files/seen-files.ts';
import { findComparedWork } from './final/compared-work.ts';
import type { JudgeContext } from './judge-context.ts';
import { findJudgedRound, findWorksToJudge, findWorkToJudge } from './judged.queries.ts';

type Named = { readonly id: number };
type OfFile = Named & { readonly file: number };
type OfFinal = Named & { readonly number: number };
type OfPicture = { readonly file: number; readonly picture: string };
type Judged = {
  readonly event_id: number;
  readonly submission_id: number;
  readonly revision: number;
  readonly is_blind: boolean;
};

/** The work as long as it is there for its judge, from the beginning of the window on. */
async function findJudged({ db, actor, now }: JudgeContext, { id }: Named) {
  const found = await findWorkToJudge(db, actor.id, id);
  return found && roundState(found, now) !== 'waiting' ? found : undefined;
}

async function findPicture({ db }: JudgeContext, work: Judged | undefined, asked: OfPicture) {
  const file = work && (await findFileOfRevision(db, work, asked.file));
  const preview = file && (await findPreviewOf(db, file, pictureAsked(asked.picture)));
  return work && preview && { event_id: work.event_id, preview };
}

async function partsOf({ db }: JudgeContext, work: Judged) {
  const handed = await findHandedRevision(db, work);
  return handed === undefined ? [] : seenPartsView(handed, { isBlind: work.is_blind });
}

/** What judges see of the files of works: of a blind round nothing but our own pictures of them. */
export function serveJudgedFiles(app: FastifyInstance, platform: Platform): void {
  const { files } = platform;
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  serve(app, platform, calls.getJudgedParts, {
    find: findJudged,
    eventOf,
    run: (ctx, { found }) => partsOf(ctx, found),
  });
  serve(app, platform, calls.getJudgedOriginal, {
    find: async (ctx: JudgeContext, params: OfFile) => {
      const work = await findJudged(ctx, params);
      // It may name whoever made it, as its name does.
      if (work === undefined || work.is_blind) return undefined;
      const file = await findFileOfRevision(ctx.db, work, params.file);
      return file && { event_id: work.event_id, file };
    },
    eventOf,
    run: async (ctx, { found }) => sendOriginal(ctx, files, found.file),
  });
  serve(app, platform, calls.getJudgedPreview, {
    find: async (ctx: JudgeContext, params: Named & OfPicture) =>
      findPicture(ctx, await findJudged(ctx, params), params),
    eventOf,
    run: (ctx, { found }) => sendPreview(ctx, files, found.preview),
  });
  serve(app, platform, listedCalls.listJudgedPreviews, {
    find: (ctx: JudgeContext, { id }: Named) => findJudgedRound(ctx.db, ctx.actor.id, id),
    eventOf,
    run: async (ctx, { found }) => {
      if (roundState(found, ctx.now) === 'waiting') return [];
      const works = await findWorksToJudge(ctx.db, found.judge_id);
      const pictures = await findListedPreviews(ctx.db, works);
      return works.flatMap(({ id, submission_id }) => {
        const picture = pictures.find((each) => each.submission_id === submission_id);
        if (picture === undefined) return [];
        const { submission_id: _, ...rest } = picture;
        return [{ work: id, ...rest }];
      });
    },
  });
  serve(app, platform, calls.getComparedParts, {
    find: (ctx: JudgeContext, params: OfFinal) => findComparedWork(ctx, params),
    eventOf,
    run: (ctx, { found }) => partsOf(ctx, found),
  });
  serve(app, platform, calls.getComparedPreview, {
    find: async (ctx: JudgeContext, params: OfFinal & OfPicture) =>
      findPicture(ctx, await findComparedWork(ctx, params), params),
    eventOf,
    run: (ctx, { found }) => sendPreview(ctx, files, found.preview),
  });
}
