import { ProblemError } from '@pratibha/contract/client';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { JUDGED_CHANGES } from './judging-reads.ts';

const W = HALL_WORDS;

/**
 * Says that one stands there and opens the score sheet; asks first where the work has its judges.
 */
export function useStandAt(roundId: number) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const write = useWrite('POST /judge/rounds/{id}/stands/here', JUDGED_CHANGES);
  const go = (stand: string, isOneMore = false) =>
    write.mutate(
      { params: { id: String(roundId) }, body: { stand, one_more: isOneMore } },
      {
        onSuccess: ({ assignment_id }) =>
          void navigate({ to: '/user/judging/$id', params: { id: String(assignment_id) } }),
        onError: (error) => {
          if (error instanceof ProblemError && error.code === 'stand-has-enough') setAsked(stand);
        },
      },
    );
  const dialog = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={W.enoughTitle}
      confirmLabel={W.oneMore}
      isBusy={write.isPending}
      onConfirm={() => {
        if (asked !== null) go(asked, true);
        setAsked(null);
      }}
      onCancel={() => setAsked(null)}
    >
      {W.enoughText}
    </ConfirmDialog>
  );
  return { go, write, dialog };
}
