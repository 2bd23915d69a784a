import type { AdminEvent } from '@pratibha/contract/events';
import { WAITING_LIST_WORDS as W } from '@pratibha/words/waiting/organiser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './EventDetails.module.css';

const WaitingListDialog = lateDialog(
  async () => (await import('./WaitingListDialog.tsx')).WaitingListDialog,
);

type Props = {
  readonly event: Pick<AdminEvent, 'id' | 'title' | 'capacity'>;
  /** Whether the person may change the event. */
  readonly mayChange: boolean;
};

/** How many wait for a seat of an event, and the way to see and set it. */
export function EventWaitingList({ event, mayChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const input = { params: { id: String(event.id) } };
  const list = useQuery({ ...read('GET /admin/events/{id}/waiting-list', input), ...LIVE_QUERY });
  if (list.isError && list.data === undefined) return <FetchFailed message={W.failed} of={list} />;
  if (list.data === undefined) return null;
  const { is_on, total, held, revision } = list.data;
  const isThere = is_on || total > 0;
  if (!isThere && !mayChange) return null;
  return (
    <section className={css.followUp}>
      <h3>{W.heading}</h3>
      {isThere ? (
        <>
          <p>{is_on ? W.on(list.data) : W.closed}</p>
          {event.capacity === null ? <p>{W.noCapacity}</p> : <p>{W.people(total - held, held)}</p>}
        </>
      ) : (
        <p>{W.off}</p>
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {isThere || revision > 0 ? W.open : W.set}
      </Button>
      {isOpen && (
        <WaitingListDialog
          event={event}
          list={list.data}
          mayChange={mayChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
