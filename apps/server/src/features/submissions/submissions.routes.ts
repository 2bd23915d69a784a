import {
  exportSubmissions,
  getAdminSubmission,
  getUserSubmission,
  listAdminSubmissions,
  listUserSubmissions,
  reopenSubmission,
  reviewSubmission,
  submitWork,
} from '@pratibha/contract/submissions';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/lists/paging.ts';
import { type Platform, serve } from '../../platform/serve/serve.ts';
import { exportCsv } from './export-submissions.ts';
import { findSubmissionToReopen, reopen } from './reopen-submission.ts';
import { findSubmissionToReview, review } from './review-submission.ts';
import {
  findOwnSubmission,
  findOwnSubmissions,
  findRevisions,
  findSubmission,
  SUBMISSION_ORDER,
  submissionsCounted,
  submissionsMatching,
} from './submissions.queries.ts';
import {
  adminSubmissionDetailView,
  adminSubmissionView,
  userSubmissionDetailView,
  userSubmissionView,
} from './submissions.view.ts';
import { findEventToSubmit, submit } from './submit-work.ts';

export function serveSubmissions(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, submitWork, findEventToSubmit, submit);
  serve(app, platform, listUserSubmissions, async (ctx) => {
    const rows = await findOwnSubmissions(ctx.db, ctx.actor.id);
    return rows.map((row) => userSubmissionView(row, ctx.actor, ctx.now));
  });
  serve(
    app,
    platform,
    getUserSubmission,
    (ctx, { id }) => findOwnSubmission(ctx.db, ctx.actor.id, id),
    async (ctx, { found }) => {
      const revisions = await findRevisions(ctx.db, found.id);
      return userSubmissionDetailView(found, revisions, ctx.actor, ctx.now);
    },
  );
  serve(app, platform, listAdminSubmissions, (ctx, { query }) => {
    const matching = submissionsMatching(ctx.db, query);
    const counted = submissionsCounted(ctx.db, query);
    return page(ctx, matching, query, SUBMISSION_ORDER, adminSubmissionView, counted);
  });
  serve(app, platform, exportSubmissions, exportCsv);
  serve(
    app,
    platform,
    getAdminSubmission,
    (ctx, { id }) => findSubmission(ctx.db, id),
    async (ctx, { found }) =>
      adminSubmissionDetailView(found, await findRevisions(ctx.db, found.id)),
  );
  serve(app, platform, reviewSubmission, findSubmissionToReview, review);
  serve(app, platform, reopenSubmission, findSubmissionToReopen, reopen);
}
