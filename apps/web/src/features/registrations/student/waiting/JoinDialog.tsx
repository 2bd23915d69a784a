import type { UserEvent } from '@pratibha/contract/events';
import { questionsAskedIn } from '@pratibha/domain/events/questions-asked';
import { JOINING_WORDS as W } from '@pratibha/words/waiting/student/joining';
import { useMemo } from 'react';
import { useWriteOnce } from '../../../../data/queries.ts';
import { toast } from '../../../../shell/toasts/toasts.ts';
import { useUser } from '../../../session/session.tsx';
import { AskedDialog } from '../AskedDialog.tsx';
import { WAITING_CHANGES } from './waiting-changes.ts';

type Props = {
  readonly event: UserEvent;
  /** How the list works, as it is said before one joins. */
  readonly how: string;
  /** Whether it is a class of a workshop, which asks nothing unless it says what. */
  readonly isOfClass?: boolean;
  readonly onClose: () => void;
};

/**
 * The questionnaire of an event that is full, with which one joins its waiting list: what is kept
 * of it is that of registering. Nothing is said of what is left of options: who joins takes none,
 * and a full one may be free by the time of an offer.
 */
export function JoinDialog({ event, how, isOfClass, onClose }: Props) {
  const user = useUser();
  const kind = isOfClass ? 'workshop' : 'event';
  const { event_questions } = event;
  const questions = useMemo(
    () => questionsAskedIn({ kind, event_questions }),
    [kind, event_questions],
  );
  const scope = `${user.id} ${event.id}`;
  const join = useWriteOnce('POST /user/events/{id}/waiting', scope, WAITING_CHANGES);
  return (
    <AskedDialog
      eventId={event.id}
      title={W.title(event.title)}
      {...{ questions, onClose }}
      write={join}
      send={(event_answers, callbacks) =>
        join.mutate({ params: { id: String(event.id) }, body: { event_answers } }, callbacks)
      }
      onSent={() => {
        toast('success', W.joined);
        onClose();
      }}
      onFailed={() => toast('error', W.failed)}
      submitLabel={join.isPending ? W.sending : W.submit}
    >
      <p>{how}</p>
      {questions.length > 0 && <p>{W.intro}</p>}
    </AskedDialog>
  );
}
