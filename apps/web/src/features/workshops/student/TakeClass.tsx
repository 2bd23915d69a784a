import type { WorkshopClass } from '@pratibha/contract/workshops';
import { CLASSES_WORDS as W } from '@pratibha/words/workshops/classes';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { fetchTakeClass } from '../../registrations/registrations.tsx';
import { failureWords, lateDialog } from '../../session/session.tsx';
import css from './Classes.module.css';
import { CLASS_CHANGES } from './class-changes.ts';

const TakeClassDialog = lateDialog(fetchTakeClass);

type Props = {
  readonly one: WorkshopClass;
  readonly when: string;
  /** A class at the same time in which the person has a seat. */
  readonly atOnce: WorkshopClass | null;
};

/** One press takes a seat; where the class asks something its form opens. */
export function TakeClass({ one, when, atOnce }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isAnswering, setIsAnswering] = useState(false);
  const take = useWrite('POST /user/workshops/classes/{id}/seat', CLASS_CHANGES);
  const label = atOnce === null ? W.take : W.swap;
  const insteadOf = atOnce?.id ?? null;
  // A class without questions asks nothing (`questionsAskedIn`).
  const isAsked = Object.keys(one.event_questions).length > 0;
  const press = () =>
    take.mutate(
      { params: { id: String(one.id) }, body: { event_answers: [], instead_of: insteadOf } },
      {
        onSuccess: () => toast('success', atOnce === null ? W.took : W.swapped),
        onError: (error) => toast('error', `${W.refused} ${failureWords(error, W.uncertain)}`),
        onSettled: () => setIsAsking(false),
      },
    );
  const begin = () => {
    if (atOnce !== null) setIsAsking(true);
    else if (isAsked) setIsAnswering(true);
    else press();
  };
  return (
    <>
      {atOnce !== null && <p className={css.atOnce}>{W.atOnce(atOnce.title, atOnce)}</p>}
      <Button
        variant={atOnce === null ? 'primary' : 'secondary'}
        aria-label={W.named(label, one.title, when)}
        disabled={take.isPending}
        onClick={begin}
      >
        {take.isPending ? W.taking : label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.swapTitle}
        confirmLabel={W.swapConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          if (!isAsked) {
            press();
            return;
          }
          setIsAsking(false);
          setIsAnswering(true);
        }}
        isBusy={take.isPending}
      >
        {atOnce === null ? '' : W.swapText(atOnce.title)}
      </ConfirmDialog>
      {isAnswering && (
        <TakeClassDialog one={one} insteadOf={insteadOf} onClose={() => setIsAnswering(false)} />
      )}
    </>
  );
}
