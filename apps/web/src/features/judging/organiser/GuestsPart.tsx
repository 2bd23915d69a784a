import type { NewGuestLink } from '@pratibha/contract/guests';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { GUESTS_WORDS } from '@pratibha/words/judging/organiser/guests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { LongList } from '../../../ui/list/LongList.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { AddGuestDialog } from './AddGuestDialog.tsx';
import { GuestLinkDialog } from './GuestLinkDialog.tsx';
import { GuestRoomPart } from './GuestRoomPart.tsx';
import { GuestRow } from './GuestRow.tsx';
import css from './judging.module.css';

const W = GUESTS_WORDS;

/** Judges without an account, the device of each, and their links. */
export function GuestsPart({ round }: { readonly round: RoundDetails }) {
  const guests = useQuery({
    ...read('GET /admin/rounds/{id}/guests', { params: { id: String(round.id) } }),
    ...LIVE_QUERY,
  });
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewGuestLink | null>(null);
  const isOver = round.state === 'over';
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p className={css.quiet}>{W.intro}</p>
      {guests.isLoadingError && (
        <ErrorState message={W.loadFailed} onRetry={() => void guests.refetch()} />
      )}
      {guests.data?.length === 0 && <p className={css.quiet}>{W.none}</p>}
      <LongList of={W.heading} entries={guests.data ?? []}>
        {(guest) => <GuestRow key={guest.id} guest={guest} isOver={isOver} onMade={setMade} />}
      </LongList>
      {!isOver && (
        <div className={css.actions}>
          <Button onClick={() => setAdding(true)}>{W.add}</Button>
        </div>
      )}
      <GuestRoomPart round={round} />
      {isAdding && (
        <AddGuestDialog
          roundId={round.id}
          onMade={(link) => {
            setAdding(false);
            setMade(link);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && <GuestLinkDialog made={made} onClose={() => setMade(null)} />}
    </section>
  );
}
