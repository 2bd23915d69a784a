import type { OwnAnswers } from '@pratibha/contract/own-answers';
import { CHANGING_WORDS } from '@pratibha/words/registrations/student/changing';
import { useWriteOnce } from '../../../data/queries.ts';
import { useUser } from '../../session/session.tsx';
import { AnswersForm } from './AnswersForm.tsx';

type Props = {
  /** As they are on the server; fetched again after every attempt. */
  readonly answers: OwnAnswers;
  readonly onClose: () => void;
};

/** The form in which the answers of a registration are changed. */
export function ChangeAnswersForm({ answers, onClose }: Props) {
  const user = useUser();
  const write = useWriteOnce('PUT /user/registrations/{id}/answers', `${user.id} ${answers.id}`, [
    'GET /user/registrations',
    'GET /user/registrations/{id}/answers',
  ]);
  return (
    <AnswersForm
      answers={answers}
      words={CHANGING_WORDS}
      draftKey={`pratibha.changes.${user.id}.${answers.id}`}
      asked="registration"
      of="registration"
      close={answers.registration_close}
      write={write}
      onClose={onClose}
    />
  );
}
