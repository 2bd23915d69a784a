import type { UserEvent } from '@pratibha/contract/events';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { useUser } from '../../session/session.tsx';
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx';
import { againOf, forgetAgain } from './register-again.ts';

type Props = { readonly event: UserEvent; readonly onClose: () => void };

/** Registers for an event: with a blank form, or with what was answered before a withdrawal. */
export function RegisterDialog(props: Props) {
  const user = useUser();
  const [again] = useState(() => againOf(user.id, props.event.id));
  if (again === null) return <QuestionnaireDialog {...props} />;
  const forget = () => forgetAgain(user.id, props.event.id);
  return <AgainDialog {...props} id={again} onOver={forget} />;
}

type AgainProps = Props & { readonly id: number; readonly onOver: () => void };

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
