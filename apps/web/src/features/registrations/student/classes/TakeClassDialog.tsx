import type { WorkshopClass } from '@pratibha/contract/workshops';
import { questionsAskedIn } from '@pratibha/domain/events/questions-asked';
import { TAKE_CLASS_WORDS as W } from '@pratibha/words/workshops/taking';
import { useMemo } from 'react';
import { useWrite } from '../../../../data/queries.ts';
import { toast } from '../../../../shell/toasts/toasts.ts';
import { AskedDialog } from '../AskedDialog.tsx';
import { useOptionsLeft } from '../options-left.ts';
import { WAITING_CHANGES } from '../waiting/waiting-changes.ts';

type Props = {
  readonly one: WorkshopClass;
  /** Whose seat is given up for it; null: none. */
  readonly insteadOf: number | null;
  readonly onClose: () => void;
};

/** The questions of a class, with which one takes a seat in it. */
export function TakeClassDialog({ one, insteadOf, onClose }: Props) {
  const { id, title, event_questions } = one;
  const questions = useMemo(
    () => questionsAskedIn({ kind: 'workshop', event_questions }),
    [event_questions],
  );
  const options = useOptionsLeft({ ...{ eventId: id, asked: 'registration', questions } });
  const take = useWrite('POST /user/workshops/classes/{id}/seat', WAITING_CHANGES);
  return (
    <AskedDialog
      eventId={id}
      title={W.title(title)}
      {...{ questions, options, onClose }}
      write={take}
      send={(event_answers, callbacks) =>
        take.mutate(
          { params: { id: String(id) }, body: { event_answers, instead_of: insteadOf } },
          callbacks,
        )
      }
      onSent={() => {
        toast('success', insteadOf === null ? W.took : W.swapped);
        onClose();
      }}
      onFailed={() => toast('error', W.refused)}
      uncertain={W.uncertain}
      submitLabel={take.isPending ? W.taking : insteadOf === null ? W.take : W.swap}
    />
  );
}
