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
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
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
  serve(app, platform, submitWork, { find: findEventToSubmit, run: submit });
  serve(app, platform, listUserSubmissions, {
    run: async (ctx) => {
      const rows = await findOwnSubmissions(ctx.db, ctx.actor.id);
      return rows.map((row) => userSubmissionView(row, ctx.actor, ctx.now));
    },
  });
  serve(app, platform, getUserSubmission, {
    find: (ctx, { id }) => findOwnSubmission(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => {
      const revisions = await findRevisions(ctx.db, found.id);
      return userSubmissionDetailView(found, revisions, ctx.actor, ctx.now);
    },
  });
  serve(app, platform, listAdminSubmissions, {
    run: (ctx, { query }) => {
      const matching = submissionsMatching(ctx.db, query);
      const counted = submissionsCounted(ctx.db, query);
      return page(ctx, matching, query, SUBMISSION_ORDER, adminSubmissionView, counted);
    },
  });
  serve(app, platform, exportSubmissions, { run: exportCsv });
  serve(app, platform, getAdminSubmission, {
    find: (ctx, { id }) => findSubmission(ctx.db, id),
    run: async (ctx, { found }) =>
      adminSubmissionDetailView(found, await findRevisions(ctx.db, found.id)),
  });
  serve(app, platform, reviewSubmission, { find: findSubmissionToReview, run: review });
  serve(app, platform, reopenSubmission, { find: findSubmissionToReopen, run: reopen });
}
