import type { UserRegistration } from '@pratibha/contract/registrations';
import { COMING_WORDS } from '@pratibha/words/registrations/student/coming';
import { formatDateTime } from '@pratibha/words/time';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './RegistrationActions.module.css';
import { useComing } from './use-coming.ts';

const CHANGES = [
  'GET /user/registrations/coming',
  'GET /user/registrations',
  'GET /user/available/events',
] as const;

type Props = { readonly registration: UserRegistration };

/** For who is shortlisted: that they cannot come, and that they can after all. */
export function Coming({ registration }: Props) {
  const coming = useComing(registration.id);
  const [isAsking, setIsAsking] = useState(false);
  const say = useWrite('PUT /user/registrations/{id}/cannot-come', CHANGES);
  const come = useWrite('DELETE /user/registrations/{id}/cannot-come', CHANGES);
  if (coming === undefined) return null;
  const input = { params: { id: String(registration.id) } };
  const onError = (error: Error) =>
    toast('error', `${COMING_WORDS.failed} ${failureWords(error, COMING_WORDS.uncertain)}`);
  const { cannot_come_at: said, refusal } = coming;
  if (said !== null) {
    return (
      <>
        <p className={css.refusal}>
          {COMING_WORDS.said(formatDateTime(new Date(said)))}
          {refusal === 'full' && ` ${COMING_WORDS.full}`}
        </p>
        {refusal === null && (
          <Button
            variant="secondary"
            disabled={come.isPending}
            onClick={() =>
              come.mutate(input, { onSuccess: () => toast('success', COMING_WORDS.comes), onError })
            }
          >
            {COMING_WORDS.comeAfterAll}
          </Button>
        )}
      </>
    );
  }
  if (refusal !== null) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {COMING_WORDS.cannotCome}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={COMING_WORDS.title}
        confirmLabel={COMING_WORDS.confirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          say.mutate(input, {
            onSuccess: () => toast('success', COMING_WORDS.told),
            onError,
            onSettled: () => setIsAsking(false),
          })
        }
        isBusy={say.isPending}
      >
        {COMING_WORDS.text(registration.event_title)}
      </ConfirmDialog>
    </>
  );
}
