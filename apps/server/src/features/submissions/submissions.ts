/** The front door of submissions. */

export {
  findRevisions,
  findSubmission,
  type SubmissionRow,
  submissionsCounted,
  submissionsMatching,
} from './submissions.queries.ts';
export { adminSubmissionDetailView } from './submissions.view.ts';
