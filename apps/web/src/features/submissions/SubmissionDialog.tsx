import type { UserEvent } from '@pratibha/contract/events';
import { useQuery } from '@tanstack/react-query';
import { submissionQuery } from '../../app/queries.ts';
import { AlertDialog } from '../../app/ui/AlertDialog.tsx';
import { SHELL } from '../../site/texts.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import { SUBMISSIONS_TEXTS as TEXTS } from './submissions.texts.ts';

type Props = { readonly event: UserEvent; readonly onClose: () => void };

/** Submitting work; a resubmission waits for the earlier version and starts from it. */
export function SubmissionDialog({ event, onClose }: Props) {
  const earlier = useQuery({
    ...submissionQuery(event.submission_id ?? 0),
    enabled: event.submission_id !== null,
    // The form starts from it once; a later answer must not be mistaken for a new start.
    refetchOnWindowFocus: false,
  });
  if (earlier.isLoadingError) {
    return <AlertDialog title={TEXTS.alertTitle} message={TEXTS.failedDetails} onClose={onClose} />;
  }
  if (event.submission_id !== null && earlier.data === undefined) {
    return <Spinner label={SHELL.loading} isFullPage />;
  }
  return <SubmissionForm event={event} earlier={earlier.data ?? null} onClose={onClose} />;
}
