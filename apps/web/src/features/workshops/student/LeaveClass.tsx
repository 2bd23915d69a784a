import type { WorkshopClass } from '@pratibha/contract/workshops';
import { CLASSES_WORDS as W } from '@pratibha/words/workshops/classes';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import { CLASS_CHANGES } from './class-changes.ts';

type Props = { readonly one: WorkshopClass; readonly when: string };

/** The way out of a class. */
export function LeaveClass({ one, when }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useWrite('DELETE /user/registrations/{id}', CLASS_CHANGES);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={W.named(W.leave, one.title, when)}
        onClick={() => setIsAsking(true)}
      >
        {W.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.leaveTitle}
        confirmLabel={W.leaveConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          leave.mutate(
            { params: { id: String(one.registration_id) } },
            {
              onSuccess: () => toast('success', W.leftIt),
              onError: (error) =>
                toast('error', `${W.refused} ${failureWords(error, W.uncertain)}`),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        isBusy={leave.isPending}
      >
        {W.leaveText(one.title, when)}
      </ConfirmDialog>
    </>
  );
}
