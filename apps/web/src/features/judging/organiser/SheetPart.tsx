import type { SheetDetails } from '@pratibha/contract/score-sheets';
import { CELL_WORDS, ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { ScoreList } from './ScoreList.tsx';

const W = CELL_WORDS;

type Props = { readonly id: number; readonly label: string };

/** A score sheet, and whether it counts. */
export function SheetPart({ id, label }: Props) {
  const sheet = useQuery(read('GET /admin/sheets/{id}', { params: { id: String(id) } }));
  const { data, error } = sheet;
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {data ? (
        <>
          <Told sheet={data} />
          {data.state === 'sent' && <Counting key={data.out_because ?? ''} sheet={data} />}
        </>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void sheet.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </section>
  );
}

function Told({ sheet }: { readonly sheet: SheetDetails }) {
  return (
    <>
      <ScoreList criteria={sheet.rubric.criteria} scores={sheet.scores} />
      {sheet.points !== null && <p>{W.points(ROUND_WORDS.points(sheet.points))}</p>}
      {sheet.comment !== '' && (
        <p>
          <strong>{W.comment}</strong>
          <br />
          {sheet.comment}
        </p>
      )}
      {sheet.note !== '' && (
        <p>
          <strong>{W.note}</strong>
          <br />
          {sheet.note}
        </p>
      )}
      {sheet.sent_at !== null && (
        <p className={css.quiet}>{W.sentAt(formatDateTime(new Date(sheet.sent_at)))}</p>
      )}
      {sheet.out_because !== null && <p className={css.few}>{W.doesNotCount(sheet.out_because)}</p>}
    </>
  );
}

/** Takes a sheet out, for a reason, or lets it count. */
function Counting({ sheet }: { readonly sheet: SheetDetails }) {
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const settle = useWrite('PUT /admin/sheets/{id}', ROUND_CHANGES);
  const press = (counts: boolean) => {
    setTried(!counts);
    if (!counts && reason.trim() === '') return;
    settle.mutate(
      { params: { id: String(sheet.id) }, body: { counts, reason: counts ? null : reason } },
      {
        onSuccess: () => adminToast('success', W.done),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  };
  const countsNow = sheet.out_because === null && !sheet.is_late;
  return (
    <>
      {sheet.out_because === null && (
        <TextField
          label={W.reason}
          autoComplete="off"
          maxLength={500}
          value={reason}
          error={wasTried && reason.trim() === '' ? W.reasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <div className={css.actions}>
        {sheet.out_because === null && (
          <Button variant="secondary" disabled={settle.isPending} onClick={() => press(false)}>
            {W.out}
          </Button>
        )}
        {!countsNow && (
          <Button disabled={settle.isPending} onClick={() => press(true)}>
            {W.count}
          </Button>
        )}
      </div>
    </>
  );
}
