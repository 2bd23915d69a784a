import { CHANGING_WORDS } from '@pratibha/words/registrations/student/changing';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { ChangeAnswersForm } from './ChangeAnswersForm.tsx';

type Props = {
  /** The number of the registration. */
  readonly id: number;
  readonly eventTitle: string;
  readonly onClose: () => void;
};

/** Changes what was answered: begins with the answers as they are on the server when it opens. */
export function ChangeAnswersDialog({ id, eventTitle, onClose }: Props) {
  // A form that began with what an earlier visit left in memory would send the version of then.
  const answers = useQuery({
    ...read('GET /user/registrations/{id}/answers', { params: { id: String(id) } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (answers.data !== undefined) {
    return <ChangeAnswersForm answers={answers.data} onClose={onClose} />;
  }
  return (
    <AppDialog isOpen title={CHANGING_WORDS.dialogTitle(eventTitle)} width="wide" onClose={onClose}>
      {answers.isError ? (
        <ErrorState
          message={CHANGING_WORDS.loadFailed}
          onRetry={() => void answers.refetch()}
          isRetrying={answers.isFetching}
        />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </AppDialog>
  );
}
