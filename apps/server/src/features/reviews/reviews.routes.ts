import * as calls from '@pratibha/contract/reviews';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findRegistrationToReopen, reopenRegistration } from './reopen-registration.ts';
import { findSubmissionToReopen, reopenSubmission } from './reopen-submission.ts';
import { findRegistrationToReview, reviewRegistration } from './review-registration.ts';
import { reviewRegistrations } from './review-registrations.ts';
import { findSubmissionToReview, reviewSubmission } from './review-submission.ts';
import { reviewSubmissions } from './review-submissions.ts';
import { findRegistrationToUndo, undoRegistrationReview } from './undo-registration-review.ts';
import { findSubmissionToUndo, undoSubmissionReview } from './undo-submission-review.ts';

const eventOf = (row: { readonly event_id: number }) => row.event_id;

export function serveReviews(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.reviewRegistration, {
    find: findRegistrationToReview,
    eventOf,
    run: reviewRegistration,
  });
  serve(app, platform, calls.reopenRegistration, {
    find: findRegistrationToReopen,
    eventOf,
    run: reopenRegistration,
  });
  serve(app, platform, calls.reviewRegistrations, {
    run: reviewRegistrations,
    commits: 'in-parts',
  });
  serve(app, platform, calls.reviewSubmission, {
    find: findSubmissionToReview,
    eventOf,
    run: reviewSubmission,
  });
  serve(app, platform, calls.reopenSubmission, {
    find: findSubmissionToReopen,
    eventOf,
    run: reopenSubmission,
  });
  serve(app, platform, calls.reviewSubmissions, { run: reviewSubmissions, commits: 'in-parts' });
  serve(app, platform, calls.undoRegistrationReview, {
    find: findRegistrationToUndo,
    eventOf,
    run: undoRegistrationReview,
  });
  serve(app, platform, calls.undoSubmissionReview, {
    find: findSubmissionToUndo,
    eventOf,
    run: undoSubmissionReview,
  });
}
