import type { UserEvent } from '@pratibha/contract/events';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { WAITING_ANSWERS_WORDS as W } from '@pratibha/words/waiting/student/answers';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../../data/queries.ts';
import { AppDialog } from '../../../../ui/dialog/AppDialog.tsx';
import { ErrorState } from '../../../../ui/page/ErrorState.tsx';
import { Spinner } from '../../../../ui/plain/Spinner.tsx';
import { useUser } from '../../../session/session.tsx';
import { AnswersForm } from '../AnswersForm.tsx';

type Props = {
  readonly event: UserEvent;
  readonly onClose: () => void;
};

/** Answers otherwise while a seat is held, where an option that was chosen in line is full. */
export function WaitingAnswersDialog({ event, onClose }: Props) {
  const user = useUser();
  const params = { id: String(event.id) };
  const answers = useQuery({
    ...read('GET /user/events/{id}/waiting/answers', { params }),
    staleTime: 0,
    gcTime: 0,
  });
  const change = useWrite('PUT /user/events/{id}/waiting/answers', [
    'GET /user/events/{id}/waiting/answers',
  ]);
  if (answers.data === undefined) {
    return (
      <AppDialog isOpen title={W.dialogTitle(event.title)} width="wide" onClose={onClose}>
        {answers.isError ? (
          <ErrorState
            message={W.loadFailed}
            onRetry={() => void answers.refetch()}
            isRetrying={answers.isFetching}
          />
        ) : (
          <Spinner label={SHELL_WORDS.loading} />
        )}
      </AppDialog>
    );
  }
  return (
    <AnswersForm
      answers={{ ...answers.data, id: event.id, revision: 0 }}
      words={W}
      draftKey={`pratibha.waiting-answers.${user.id}.${event.id}`}
      asked="registration"
      // Who waits holds no option yet: what was chosen is theirs once they accept.
      holds={false}
      tellsAtOnce
      of="registration"
      // Until when the seat is held stands behind it, and accepting says whether it is over.
      close={null}
      write={{
        ...change,
        mutate: ({ body: { event_answers } }, callbacks) =>
          change.mutate({ params, body: { event_answers } }, callbacks),
      }}
      onClose={onClose}
    />
  );
}
