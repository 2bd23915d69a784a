import { COMING_WORDS } from '@pratibha/words/registrations/student/coming';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import { COMING_CHANGES, ComeAfterAll } from './ComeAfterAll.tsx';
import { useComing } from './use-coming.ts';

type Props = { readonly eventId: number; readonly eventTitle: string };

/** For who is shortlisted: that they cannot come, and that they can after all. */
export function Coming({ eventId, eventTitle }: Props) {
  const coming = useComing(eventId);
  const [isAsking, setIsAsking] = useState(false);
  const say = useWrite('PUT /user/registrations/{id}/cannot-come', COMING_CHANGES);
  if (coming === undefined) return null;
  const { cannot_come_at: said, refusal } = coming;
  if (said !== null) return <ComeAfterAll eventId={eventId} />;
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
          say.mutate(
            { params: { id: String(coming.registration_id) } },
            {
              onSuccess: () => toast('success', COMING_WORDS.told),
              onError: (error) =>
                toast(
                  'error',
                  `${COMING_WORDS.failed} ${failureWords(error, COMING_WORDS.uncertain)}`,
                ),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        isBusy={say.isPending}
      >
        {COMING_WORDS.text(eventTitle)}
      </ConfirmDialog>
    </>
  );
}
