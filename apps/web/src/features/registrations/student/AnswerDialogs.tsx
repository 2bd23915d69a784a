import type { UserEvent } from '@pratibha/contract/events';
import { CHANGING_WORDS } from '@pratibha/words/registrations/student/changing';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { useUser } from '../../session/session.tsx';
import { ChangeAnswersForm } from './ChangeAnswersForm.tsx';
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx';
import { againOf, forgetAgain } from './register-again.ts';

/* In one file, as in one of the build: all are fetched late, and made of nearly the same. */
export { TakeClassDialog } from './classes/TakeClassDialog.tsx';
export { JoinDialog } from './waiting/JoinDialog.tsx';
export { WaitingAnswersDialog } from './waiting/WaitingAnswersDialog.tsx';

type RegisterProps = { readonly event: UserEvent; readonly onClose: () => void };

/** Registers for an event: with a blank form, or with what was answered before a withdrawal. */
export function RegisterDialog(props: RegisterProps) {
  const user = useUser();
  const [again] = useState(() => againOf(user.id, props.event.id));
  if (again === null) return <QuestionnaireDialog {...props} />;
  const forget = () => forgetAgain(user.id, props.event.id);
  return <AgainDialog {...props} id={again} onOver={forget} />;
}

type AgainProps = RegisterProps & { readonly id: number; readonly onOver: () => void };

function AgainDialog({ event, onClose, id, onOver }: AgainProps) {
  const withdrawn = useQuery(read('GET /user/withdrawals', {}));
  const close = () => {
    onOver();
    onClose();
  };
  if (withdrawn.isPending && !withdrawn.isPaused) {
    return (
      <AppDialog
        isOpen
        title={QUESTIONNAIRE_WORDS.dialogTitle(event.title)}
        width="wide"
        onClose={close}
      >
        <Spinner label={SHELL_WORDS.loading} />
      </AppDialog>
    );
  }
  const kept = withdrawn.data?.find((each) => each.id === id) ?? 'missing';
  return <QuestionnaireDialog event={event} onClose={close} kept={kept} onSent={onOver} />;
}

type ChangeProps = {
  /** The number of the registration. */
  readonly id: number;
  readonly eventTitle: string;
  readonly onClose: () => void;
};

/** Changes what was answered: begins with the answers as they are on the server when it opens. */
export function ChangeAnswersDialog({ id, eventTitle, onClose }: ChangeProps) {
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
