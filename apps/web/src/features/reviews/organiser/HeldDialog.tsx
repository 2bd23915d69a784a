import type { HeldDecision } from '@pratibha/contract/held-decisions';
import { HELD_WORDS } from '@pratibha/words/reviews/organiser/held-decisions';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast } from '../../console/console.tsx';
import css from './HeldDialog.module.css';

const LIST = 'GET /admin/events/{id}/held-decisions';
const CHANGES = [
  LIST,
  'GET /admin/events',
  'GET /admin/events/seats',
  'GET /admin/events/{id}',
  'GET /admin/events/{id}/history',
] as const;

/** What becomes of those that are chosen. */
type Become = 'sent' | 'removed';

type Props = { readonly event: number; readonly onClose: () => void };

/** The messages that are held back, each to be read and left out, and then sent or removed. */
export function HeldDialog({ event, onClose }: Props) {
  const params = { id: String(event) };
  const list = useQuery({ ...read(LIST, { params }), staleTime: 0 });
  const settle = useWrite('PUT /admin/events/{id}/held-decisions', CHANGES);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Become | null>(null);
  const held = list.data?.held;
  const ids = (held ?? []).map(({ id }) => id).filter((id) => !leftOut.has(id));
  const count = ids.length;
  const tick = (id: number, isIn: boolean) => {
    const others = [...leftOut].filter((each) => each !== id);
    setLeftOut(new Set(isIn ? others : [...others, id]));
  };
  const confirm = () => {
    if (asking === null) return;
    const said = asking === 'sent' ? HELD_WORDS.sent : HELD_WORDS.removed;
    settle.mutate(
      { params, body: { ids, become: asking } },
      {
        onSuccess: ({ settled }) => {
          adminToast('success', said(settled));
          onClose();
        },
        onError: () => adminToast('error', HELD_WORDS.failed),
        onSettled: () => setAsking(null),
      },
    );
  };
  return (
    <>
      <AppDialog isOpen title={HELD_WORDS.title} width="wide" onClose={onClose}>
        <div className={css.parts}>
          <p>{HELD_WORDS.intro}</p>
          {list.isPending && <Spinner label={SHELL_WORDS.loading} />}
          {list.isLoadingError && (
            <ErrorState message={HELD_WORDS.loadFailed} onRetry={() => void list.refetch()} />
          )}
          {held?.length === 0 && <p>{HELD_WORDS.empty}</p>}
          {held && held.length > 0 && (
            <ul className={css.list} aria-label={HELD_WORDS.list}>
              {held.map((each) => (
                <Held
                  key={each.id}
                  held={each}
                  isIn={!leftOut.has(each.id)}
                  onTick={(isIn) => tick(each.id, isIn)}
                />
              ))}
            </ul>
          )}
          <div className={css.actions}>
            <Button variant="secondary" onClick={onClose} data-autofocus>
              {HELD_WORDS.close}
            </Button>
            <Button variant="quiet" disabled={count === 0} onClick={() => setAsking('removed')}>
              {HELD_WORDS.remove(count)}
            </Button>
            <Button disabled={count === 0} onClick={() => setAsking('sent')}>
              {HELD_WORDS.send(count)}
            </Button>
          </div>
        </div>
      </AppDialog>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking === 'removed' ? HELD_WORDS.removeTitle(count) : HELD_WORDS.sendTitle(count)}
        confirmLabel={
          asking === 'removed' ? HELD_WORDS.confirmRemove(count) : HELD_WORDS.confirmSend(count)
        }
        isBusy={settle.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {asking === 'removed' ? HELD_WORDS.removeText : HELD_WORDS.sendText(count)}
      </ConfirmDialog>
    </>
  );
}

type HeldProps = {
  readonly held: HeldDecision;
  readonly isIn: boolean;
  readonly onTick: (isIn: boolean) => void;
};

/** Who is told what, with the message as it would arrive for whoever wants to read it. */
function Held({ held, isIn, onTick }: HeldProps) {
  const [isRead, setIsRead] = useState(false);
  const { id, user_name, remarks } = held;
  const message = useQuery({
    ...read('GET /admin/held-decisions/{id}', { params: { id: String(id) } }),
    enabled: isRead,
  });
  return (
    <li className={css.each}>
      <TickField
        type="checkbox"
        label={HELD_WORDS.include(user_name, HELD_WORDS.decision(held))}
        checked={isIn}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <Button
        variant="quiet"
        aria-label={HELD_WORDS.readOf(user_name)}
        aria-expanded={isRead}
        onClick={() => setIsRead(!isRead)}
      >
        {HELD_WORDS.read}
      </Button>
      {remarks !== null && <p className={css.remarks}>{HELD_WORDS.remarks(remarks)}</p>}
      {isRead && (
        <pre className={css.message}>
          {message.isError
            ? HELD_WORDS.notRead
            : message.data
              ? `${message.data.subject}\n\n${message.data.text}`
              : HELD_WORDS.reading}
        </pre>
      )}
    </li>
  );
}
