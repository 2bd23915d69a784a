import type { FinalOfRound } from '@pratibha/contract/finals';
import { FINAL_WORDS } from '@pratibha/words/judging/organiser/final';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { FINAL_CHANGES } from './judging-calls.ts';

const W = FINAL_WORDS;

const ASKED = {
  'by-hand': { title: W.endTitle, text: W.endText, yes: W.endYes, done: W.ended },
  'called-off': {
    ...{ title: W.callOffTitle, text: W.callOffText, yes: W.callOffYes, done: W.calledOff },
  },
} as const;

type Props = { readonly roundId: number; readonly final: FinalOfRound };

/** The presses that end a final, or call the last one off. */
export function SettleFinal({ roundId, final }: Props) {
  const [asking, setAsking] = useState<keyof typeof ASKED | null>(null);
  const settle = useWrite('PUT /admin/rounds/{id}/final', FINAL_CHANGES);
  const press = (as: keyof typeof ASKED) =>
    settle.mutate(
      { params: { id: String(roundId) }, body: { number: final.number, as } },
      {
        onSuccess: () => adminToast('success', ASKED[as].done),
        onError: (error) => adminToast('error', reasonOf(error)),
        onSettled: () => setAsking(null),
      },
    );
  if (final.ended_because === 'called-off') return null;
  return (
    <>
      {final.ended_at === null && (
        <Button variant="secondary" onClick={() => setAsking('by-hand')}>
          {W.end}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking('called-off')}>
        {W.callOff}
      </Button>
      {asking !== null && (
        <ConfirmDialog
          isOpen
          title={ASKED[asking].title}
          confirmLabel={ASKED[asking].yes}
          isBusy={settle.isPending}
          onConfirm={() => press(asking)}
          onCancel={() => setAsking(null)}
        >
          {ASKED[asking].text}
        </ConfirmDialog>
      )}
    </>
  );
}
