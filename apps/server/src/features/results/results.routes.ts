import * as feedbackCalls from '@pratibha/contract/feedback';
import * as ownCalls from '@pratibha/contract/own-results';
import * as calls from '@pratibha/contract/results';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { findRound, findSheet } from '../judging/judging.ts';
import { approveResults } from './approve-results.ts';
import { callOffRelease } from './call-off-release.ts';
import { freezeResults } from './freeze-results.ts';
import { listFeedback } from './list-feedback.ts';
import { ownResults } from './own-results.ts';
import { releaseResults } from './release-results.ts';
import { roundResults } from './results.view.ts';
import { settleComment } from './settle-comment.ts';
import { SnapshotContents } from './snapshot-contents.ts';
import { thawResults } from './thaw-results.ts';
import { refuseUnseen } from './who-approves.ts';

type Named = { readonly id: number };

/** The results of rounds: for organisers, and what is out for whoever handed in. */
export function serveResults(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  const contents = new SnapshotContents();
  serve(app, platform, calls.getResults, {
    ...round,
    run: async (ctx, { found }) => {
      await refuseUnseen(ctx, found);
      return roundResults(ctx, edition, found);
    },
  });
  serve(app, platform, calls.freezeResults, { ...round, run: freezeResults(edition) });
  serve(app, platform, calls.approveResults, { ...round, run: approveResults(edition) });
  serve(app, platform, calls.releaseResults, { ...round, run: releaseResults(edition) });
  serve(app, platform, calls.callOffRelease, { ...round, run: callOffRelease(edition) });
  serve(app, platform, calls.thawResults, { ...round, run: thawResults(edition) });
  serve(app, platform, feedbackCalls.listFeedback, { ...round, run: listFeedback });
  serve(app, platform, feedbackCalls.settleComment, {
    find: (ctx: Context, { id }: Named) => findSheet(ctx.db, id),
    eventOf,
    run: settleComment,
  });
  serve(app, platform, ownCalls.listOwnResults, {
    run: (ctx) => ownResults(ctx.db, contents, { userId: ctx.actor.id, now: ctx.now }),
  });
}
