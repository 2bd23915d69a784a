import type { GuestRoom, RoomCode } from '@pratibha/contract/guest-rooms';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { GUEST_ROOM_WORDS } from '@pratibha/words/judging/organiser/guest-room';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, LIVE_QUERY, reasonOf } from '../../console/console.tsx';
import { ShownOnce } from '../../people/people.tsx';
import { GUEST_CHANGES } from './guest-changes.ts';
import css from './judging.module.css';
import { QrCode } from './QrCode.tsx';

const W = GUEST_ROOM_WORDS;
const CHANGES = [...GUEST_CHANGES, 'GET /admin/rounds/{id}/guest-room'] as const;
const onError = (error: Error) => adminToast('error', reasonOf(error));

/** The code that hangs in a room, and who wait there to be let in. */
export function GuestRoomPart({ round }: { readonly round: RoundDetails }) {
  const ofRound = { params: { id: String(round.id) } };
  const room = useQuery({ ...read('GET /admin/rounds/{id}/guest-room', ofRound), ...LIVE_QUERY });
  const make = useWrite('POST /admin/rounds/{id}/guest-room', CHANGES);
  const takeDown = useWrite('DELETE /admin/rounds/{id}/guest-room', CHANGES);
  const [asked, setAsked] = useState<'new' | 'down' | null>(null);
  const [made, setMade] = useState<RoomCode | null>(null);
  const close = { onError, onSettled: () => setAsked(null) };
  const madeAt = room.data?.made_at ?? null;
  if (round.state === 'over') return null;
  return (
    <section aria-label={W.heading}>
      <h3>{W.heading}</h3>
      <p className={css.quiet}>{W.intro}</p>
      {room.isLoadingError && (
        <ErrorState message={W.loadFailed} onRetry={() => void room.refetch()} />
      )}
      {madeAt !== null && room.data && (
        <>
          <p className={css.quiet}>{W.madeAt(formatDateTime(new Date(madeAt)))}</p>
          <Waiting room={room.data} roundId={round.id} />
        </>
      )}
      {room.data && (
        <div className={css.actions}>
          {madeAt === null ? (
            <Button
              variant="secondary"
              disabled={make.isPending}
              onClick={() => make.mutate(ofRound, { onError, onSuccess: setMade })}
            >
              {W.make}
            </Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => setAsked('new')}>
                {W.newCode}
              </Button>
              <Button variant="secondary" onClick={() => setAsked('down')}>
                {W.takeDown}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={asked === 'new'}
        title={W.newTitle}
        confirmLabel={W.confirmNew}
        isBusy={make.isPending}
        onConfirm={() => make.mutate(ofRound, { ...close, onSuccess: setMade })}
        onCancel={() => setAsked(null)}
      >
        {W.newText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'down'}
        title={W.downTitle}
        confirmLabel={W.confirmDown}
        isBusy={takeDown.isPending}
        onConfirm={() =>
          takeDown.mutate(ofRound, {
            ...close,
            onSuccess: () => adminToast('success', W.isDown),
          })
        }
        onCancel={() => setAsked(null)}
      >
        {W.downText}
      </ConfirmDialog>
      {made && (
        <ShownOnce
          title={W.shownTitle}
          text={W.shown}
          label={W.link}
          value={made.url}
          onClose={() => setMade(null)}
        >
          <Codes code={made} />
        </ShownOnce>
      )}
    </section>
  );
}

/** The code, or one for each room where there are several. */
function Codes({ code: { url, rooms } }: { readonly code: RoomCode }) {
  if (rooms.length === 0) return <QrCode text={url} label={W.code} />;
  return (
    <>
      <p>{W.ofRooms}</p>
      {rooms.map((room) => (
        <div key={room.url}>
          <h3>{room.name}</h3>
          <QrCode text={room.url} label={W.codeOf(room.name)} />
        </div>
      ))}
    </>
  );
}

type Props = { readonly room: GuestRoom; readonly roundId: number };

/** Each who waits, and what is decided about them. */
function Waiting({ room, roundId }: Props) {
  const admit = useWrite('POST /admin/rounds/{id}/guest-room/admitted', CHANGES);
  const refuse = useWrite('POST /admin/rounds/{id}/guest-room/refused', CHANGES);
  const isBusy = admit.isPending || refuse.isPending;
  const of = (request_id: number) => ({ params: { id: String(roundId) }, body: { request_id } });
  const say = (text: string) => ({ onError, onSuccess: () => adminToast('success', text) });
  if (room.waiting.length === 0) return <p role="status">{W.nobody}</p>;
  return (
    <ul className={rows.list} aria-label={W.waiting}>
      {room.waiting.map(({ id, name, device, room: place, asked_at }) => (
        <li key={id}>
          <div className={rows.about}>
            <p className={css.name}>{name}</p>
            <p className={css.quiet}>
              {[
                ...(place === null ? [] : [W.inRoom(place)]),
                ...(device === null ? [] : [device]),
                // Devices go by real time.
                W.asked(relativeTime(new Date(), new Date(asked_at))),
              ].join(W.separator)}
            </p>
          </div>
          <Button
            aria-label={W.admitLabel(name)}
            disabled={isBusy}
            onClick={() => admit.mutate(of(id), say(W.isAdmitted(name)))}
          >
            {W.admit}
          </Button>
          <Button
            variant="secondary"
            aria-label={W.refuseLabel(name)}
            disabled={isBusy}
            onClick={() => refuse.mutate(of(id), say(W.isRefused))}
          >
            {W.refuse}
          </Button>
        </li>
      ))}
    </ul>
  );
}
