import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { JUDGED_CHANGES, judgedAtStandPath, judgedWorkPath } from './judging-reads.ts';

const W = HALL_WORDS;

/** A stand, and the number of the work there. */
type Place = { readonly stand: string; readonly number: number };

/**
 * Says that one stands there and opens the score sheet; asks first where the work has its judges.
 * Without a network the sheet opens all the same, and is kept on this device.
 */
export function useStandAt(roundId: number) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Place | null>(null);
  const write = useWrite('POST /judge/rounds/{id}/stands/here', JUDGED_CHANGES);
  const go = (place: Place, isOneMore = false) =>
    write.mutate(
      { params: { id: String(roundId) }, body: { stand: place.stand, one_more: isOneMore } },
      {
        onSuccess: ({ assignment_id }) => void navigate({ href: judgedWorkPath(assignment_id) }),
        onError: (error) => {
          if (error instanceof NetworkError) {
            void navigate({ href: judgedAtStandPath(roundId, place.number) });
          } else if (error instanceof ProblemError && error.code === 'stand-has-enough') {
            setAsked(place);
          }
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
