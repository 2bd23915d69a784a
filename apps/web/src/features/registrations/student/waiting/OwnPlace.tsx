import type { UserEvent } from '@pratibha/contract/events';
import { WAITING_WORDS as W } from '@pratibha/words/waiting/student';
import { useState } from 'react';
import { useWrite } from '../../../../data/queries.ts';
import { refreshSession } from '../../../../shell/session/load-session.ts';
import { toast } from '../../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../../ui/plain/Button.tsx';
import { failureWords, lateDialog } from '../../../session/session.tsx';
import { isOfFullOptions } from '../full-options.ts';
import css from './Waiting.module.css';
import { WAITING_CHANGES } from './waiting-changes.ts';

const WaitingAnswersDialog = lateDialog(
  async () => (await import('../AnswerDialogs.tsx')).WaitingAnswersDialog,
);

type Props = { readonly event: UserEvent };

const tellFailure = (error: Error) =>
  toast('error', `${W.failed} ${failureWords(error, W.uncertain)}`);

/** The seat that is held: to take it, or to let it go on to the next. */
export function Offer({ event }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const accept = useWrite('PUT /user/events/{id}/waiting/offer', WAITING_CHANGES);
  const decline = useWrite('DELETE /user/events/{id}/waiting/offer', WAITING_CHANGES);
  const params = { id: String(event.id) };
  return (
    <>
      <p className={css.quiet}>{W.heldText}</p>
      <div className={css.actions}>
        <Button
          disabled={accept.isPending || decline.isPending}
          onClick={() =>
            accept.mutate(
              { params },
              {
                onSuccess: () => {
                  toast('success', W.accepted);
                  void refreshSession();
                },
                onError: (error) => {
                  if (!isOfFullOptions(error)) return tellFailure(error);
                  // What it opens says why.
                  setIsChanging(true);
                },
              },
            )
          }
        >
          {accept.isPending ? W.accepting : W.accept}
        </Button>
        <Button
          variant="secondary"
          disabled={accept.isPending || decline.isPending}
          onClick={() => setIsAsking(true)}
        >
          {W.decline}
        </Button>
      </div>
      {isChanging && <WaitingAnswersDialog event={event} onClose={() => setIsChanging(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={W.declineTitle}
        confirmLabel={W.declineConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          decline.mutate(
            { params },
            {
              onSuccess: () => toast('success', W.declined),
              onError: tellFailure,
              onSettled: () => setIsAsking(false),
            },
          )
        }
        isBusy={decline.isPending}
      >
        {W.declineText(event.title)}
      </ConfirmDialog>
    </>
  );
}

/** The way out of the line. */
export function LeaveList({ event }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useWrite('DELETE /user/events/{id}/waiting', WAITING_CHANGES);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {W.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.leaveTitle}
        confirmLabel={W.leaveConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          leave.mutate(
            { params: { id: String(event.id) } },
            {
              onSuccess: () => toast('success', W.left),
              onError: tellFailure,
              onSettled: () => setIsAsking(false),
            },
          )
        }
        isBusy={leave.isPending}
      >
        {W.leaveText(event.title)}
      </ConfirmDialog>
    </>
  );
}
