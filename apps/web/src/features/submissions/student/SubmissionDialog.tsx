import type { UserEvent } from '@pratibha/contract/events';
import { NO_CONSENT } from '@pratibha/domain/submissions/consents';
import { LATE_CODE_WORDS } from '@pratibha/words/session/late-code';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, submissionQuery } from '../../../data/queries.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { lateComponent } from '../../session/session.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

/** Few events ask for more than a link, and what they need is as large as the rest of the form. */
const PartsForm = lateComponent({
  load: async () => (await import('./parts/PartsForm.tsx')).PartsForm,
  over: 'words',
});

const LOOKS_AGAIN_MS = 20_000;

type Props = { readonly event: UserEvent; readonly onClose: () => void };

/**
 * Submitting work; a resubmission waits for the earlier revision and starts from it. Which of the
 * two it is stays as it was when the dialog opened: an answer that got lost leaves a stored work
 * behind, and the form with its message must not give way to it.
 */
export function SubmissionDialog(props: Props) {
  return <EarlierFirst {...props} isReplacing={false} />;
}

/** Replacing the work that awaits review: from the revision that counts as the dialog opens. */
export function ReplacementDialog(props: Props) {
  return <EarlierFirst {...props} isReplacing />;
}

function EarlierFirst({ event, isReplacing, onClose }: Props & { readonly isReplacing: boolean }) {
  const [earlierId] = useState(event.submission_id);
  const earlier = useQuery({
    ...submissionQuery(earlierId ?? 0),
    enabled: earlierId !== null,
    // What the cache has may be older than the organisers' remarks.
    refetchOnMount: 'always',
    // Somebody may decide on it while another is being written in its place.
    ...(isReplacing && { refetchInterval: LOOKS_AGAIN_MS, refetchOnWindowFocus: 'always' }),
  });
  const said = useQuery({
    ...read('GET /user/submissions/{id}/consent', { params: { id: String(earlierId ?? 0) } }),
    enabled: earlierId !== null,
    refetchOnMount: 'always',
  });
  const asked = useQuery(
    read('GET /user/events/{id}/work-form', { params: { id: String(event.id) } }),
  );
  // Where that cannot be told it is the form of most events; the server has the last word.
  const isAwaited = asked.isPending && !asked.isPaused;
  if (earlier.isLoadingError) {
    return (
      <AlertDialog
        title={SUBMISSION_FORM_WORDS.alertTitle}
        message={SUBMISSION_FORM_WORDS.failedDetails}
        onClose={onClose}
      />
    );
  }
  if (
    earlierId !== null &&
    (!earlier.data || !earlier.isFetchedAfterMount || !said.isFetchedAfterMount)
  ) {
    const awaited = earlier.isFetchedAfterMount ? said : earlier;
    return awaited.isPaused ? (
      <FetchFailed message={LATE_CODE_WORDS.offline} of={awaited} isOver />
    ) : (
      <Spinner label={SHELL_WORDS.loading} over="words" />
    );
  }
  if (isAwaited) return <Spinner label={SHELL_WORDS.loading} over="words" />;
  const props = {
    event,
    earlier: earlier.data ?? null,
    said: earlierId === null ? NO_CONSENT : (said.data ?? null),
    isReplacing,
    onClose,
  };
  if (asked.data !== undefined && asked.data.parts.length > 0)
    return <PartsForm {...props} workForm={asked.data} />;
  return <SubmissionForm {...props} parts={null} />;
}
