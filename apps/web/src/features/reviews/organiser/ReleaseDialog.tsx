import type { PreparedDecision } from '@pratibha/contract/prepared-decisions';
import { foreseeRelease, MOST_RELEASED } from '@pratibha/domain/reviews/prepared';
import { ZONE_OFFSET } from '@pratibha/domain/time/competition-time';
import { RELEASE_DIALOG_WORDS } from '@pratibha/words/reviews/organiser/release';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWriteOnce } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './ReleaseDialog.module.css';
import { ReleaseList } from './ReleaseList.tsx';
import { Releases } from './Releases.tsx';
import { PREPARED_LIST, RELEASE_CHANGES } from './release-calls.ts';

const W = RELEASE_DIALOG_WORDS;

type Props = { readonly event: number; readonly onClose: () => void };
type When = { readonly isLater: boolean; readonly at: string };

const keyOf = ({ kind, id }: PreparedDecision) => `${kind} ${id}`;

/** Prepared decisions of an event, each to be left out, and released now or at an instant. */
export function ReleaseDialog({ event, onClose }: Props) {
  const params = { id: String(event) };
  const list = useQuery({ ...read(PREPARED_LIST, { params }), staleTime: 0 });
  const user = useUser();
  const release = useWriteOnce(
    'POST /admin/events/{id}/decision-releases',
    `${user.id} ${event}`,
    RELEASE_CHANGES,
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [when, setWhen] = useState<When>({ isLater: false, at: '' });
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<number | null>(null);

  const free = (list.data?.prepared ?? []).filter(({ release_at }) => release_at === null);
  const chosen = free.filter((each) => !leftOut.has(keyOf(each)));
  const seatsLeft = list.data?.seats_left ?? null;
  const foreseen = foreseeRelease(
    chosen.map(({ status, is_changed: isChanged }) => ({ status, isChanged })),
    seatsLeft,
  );
  const count = chosen.length;
  const stay = foreseen.filter((each) => each !== 'done').length;
  const instant = `${when.at}${ZONE_OFFSET}`;
  const at = when.isLater && when.at !== '' ? formatDateTime(new Date(instant)) : '';
  const send = async () => {
    const rows = chosen.map(({ kind, id, version }) => ({ kind, id, prepared: version }));
    try {
      for (let from = 0; from < rows.length; from += MOST_RELEASED) {
        const body = {
          rows: rows.slice(from, from + MOST_RELEASED),
          at: when.isLater ? instant : null,
        };
        const { id } = await release.mutateAsync({ params, body });
        setShown(id);
      }
      if (when.isLater) adminToast('success', W.waits(at));
    } catch (error) {
      adminToast('error', `${W.failed} ${reasonOf(error)}`);
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      <AppDialog isOpen title={W.title} width="wide" onClose={onClose}>
        <div className={css.parts}>
          <p>{W.intro}</p>
          {list.isPending && <Spinner label={SHELL_WORDS.loading} />}
          {list.isLoadingError && (
            <ErrorState message={W.loadFailed} onRetry={() => void list.refetch()} />
          )}
          {list.data && free.length === 0 && <p>{W.empty}</p>}
          {free.length > 0 && (
            <>
              {seatsLeft !== null && <p>{W.seatsLeft(seatsLeft)}</p>}
              <ReleaseList
                prepared={free}
                keyOf={keyOf}
                leftOut={leftOut}
                foreseen={new Map(chosen.map((each, n) => [keyOf(each), foreseen[n] ?? 'done']))}
                onLeaveOut={setLeftOut}
              />
              <WhenFields when={when} onChange={setWhen} />
            </>
          )}
          <div className={css.actions}>
            <Button variant="secondary" onClick={onClose} data-autofocus>
              {W.close}
            </Button>
            {free.length > 0 && (
              <Button
                disabled={count === 0 || (when.isLater && when.at === '')}
                onClick={() => setIsAsking(true)}
              >
                {W.release(count)}
              </Button>
            )}
          </div>
          <Releases releases={list.data?.releases ?? []} shown={shown} onShow={setShown} />
        </div>
      </AppDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.confirmTitle(count)}
        confirmLabel={release.isPending ? W.releasing : W.confirm(count)}
        isBusy={release.isPending}
        onConfirm={() => void send()}
        onCancel={() => setIsAsking(false)}
      >
        {when.isLater ? W.confirmLater(count, at) : W.confirmNow(count - stay)}
        {stay > 0 && W.confirmStay(stay)}
      </ConfirmDialog>
    </>
  );
}

type WhenProps = { readonly when: When; readonly onChange: (when: When) => void };

function WhenFields({ when, onChange }: WhenProps) {
  return (
    <fieldset className={css.when}>
      <legend>{W.when}</legend>
      {([false, true] as const).map((isLater) => (
        <TickField
          key={String(isLater)}
          type="radio"
          name="when"
          label={isLater ? W.later : W.now}
          checked={when.isLater === isLater}
          onChange={() => onChange({ ...when, isLater })}
        />
      ))}
      {when.isLater && (
        <TextField
          type="datetime-local"
          label={W.at}
          help={W.atHelp}
          autoComplete="off"
          value={when.at}
          onChange={({ currentTarget }) => onChange({ ...when, at: currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
