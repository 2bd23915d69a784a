import type { OwnFollowUp } from '@pratibha/contract/follow-ups';
import { FOLLOW_UP_FORM_WORDS } from '@pratibha/words/follow-ups/student/form';
import { useWriteOnce } from '../../../../data/queries.ts';
import { useUser } from '../../../session/session.tsx';
import { AnswersForm } from '../AnswersForm.tsx';

type Props = {
  /** As it is on the server; fetched again after every attempt. */
  readonly followUp: OwnFollowUp;
  readonly onClose: () => void;
};

/** The form in which a shortlisted student answers follow-up questions, or changes the answers. */
export function FollowUpDialog({ followUp, onClose }: Props) {
  const user = useUser();
  const write = useWriteOnce(
    'PUT /user/registrations/{id}/follow-up',
    `${user.id} ${followUp.id}`,
    ['GET /user/follow-ups'],
  );
  return (
    <AnswersForm
      answers={followUp}
      words={FOLLOW_UP_FORM_WORDS}
      draftKey={`pratibha.follow-up.${user.id}.${followUp.id}`}
      asked="follow-up"
      of="followUp"
      close={followUp.closes_at}
      write={write}
      onClose={onClose}
    />
  );
}
