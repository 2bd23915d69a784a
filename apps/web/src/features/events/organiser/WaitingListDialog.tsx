import type { AdminEvent } from '@pratibha/contract/events';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import { WAITING_DIALOG_WORDS as W } from '@pratibha/words/waiting/organiser/dialog';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './WaitingList.module.css';
import { WaitingPeople } from './WaitingPeople.tsx';
import { WAITING_LIST_CHANGES, WaitingSettings } from './WaitingSettings.tsx';

type Props = {
  readonly event: Pick<AdminEvent, 'id' | 'title' | 'capacity'>;
  /** As it is on the server; fetched again after every change. */
  readonly list: WaitingList;
  readonly mayChange: boolean;
  readonly onClose: () => void;
};

/** The waiting list of an event: how it works, who waits, and what is offered. */
export function WaitingListDialog({ event, list, mayChange, onClose }: Props) {
  const [began, setBegan] = useState(list);
  // Whoever opens it while somebody waits comes for them.
  const [isOfPeople] = useState(list.total > 0);
  const people = <WaitingPeople list={list} mayOffer={mayChange} />;
  return (
    <AppDialog isOpen title={W.title(event.title)} width="wide" onClose={onClose}>
      <div className={css.list}>
        {isOfPeople && people}
        {mayChange && (
          <WaitingSettings key={began.revision} began={began} list={list} onSaved={setBegan} />
        )}
        {!isOfPeople && people}
        <div className={css.actions}>
          {mayChange && list.total > list.held && <CloseList list={list} />}
          <Button variant="secondary" onClick={onClose}>
            {W.done}
          </Button>
        </div>
      </div>
    </AppDialog>
  );
}

function CloseList({ list }: { readonly list: WaitingList }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = useWrite('PUT /admin/events/{id}/waiting-list/close', WAITING_LIST_CHANGES);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {W.close}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.closeTitle}
        confirmLabel={W.closeConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          close.mutate(
            { params: { id: String(list.event_id) } },
            {
              onSuccess: () => adminToast('success', W.closed),
              onError: (error) => adminToast('error', `${W.failed}: ${reasonOf(error)}`),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        isBusy={close.isPending}
      >
        {W.closeText(list.total - list.held)}
      </ConfirmDialog>
    </>
  );
}
