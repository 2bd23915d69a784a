import type { WithdrawnRegistration } from '@pratibha/contract/withdrawals';
import { PARTICIPATION_WORDS } from '@pratibha/words/registrations/participation-refusals';
import { WITHDRAWN_WORDS } from '@pratibha/words/registrations/student/withdrawn';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { eventsQuery, read, useWrite } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords, useUser } from '../../session/session.tsx';
import { forgetAnswersDraft } from './answers-draft.ts';
import { forgetAgain, keepAgain } from './register-again.ts';
import css from './Withdrawn.module.css';

type Row = WithdrawnRegistration;

/** What the person withdrew, below the registrations; nothing for most. */
export function Withdrawn() {
  const withdrawn = useQuery(read('GET /user/withdrawals', {}));
  if (withdrawn.isError) return <FetchFailed message={WITHDRAWN_WORDS.failed} of={withdrawn} />;
  return withdrawn.data !== undefined && withdrawn.data.length > 0 ? (
    <Rows rows={withdrawn.data} />
  ) : null;
}

/** Each with the way to register again and the way to have it forgotten. */
function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const headingId = useId();
  const [asked, setAsked] = useState<Row | null>(null);
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {WITHDRAWN_WORDS.heading}
      </h2>
      <p className={css.intro}>{WITHDRAWN_WORDS.intro}</p>
      <DataTable
        caption={WITHDRAWN_WORDS.caption}
        columns={columns(setAsked)}
        rows={rows}
        rowKey={(row) => row.id}
      />
      <ForgetDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

function columns(onForget: (row: Row) => void): readonly Column<Row>[] {
  return [
    {
      id: 'event',
      header: WITHDRAWN_WORDS.event,
      isTitle: true,
      cell: (row) => row.event_title,
    },
    {
      id: 'withdrawn_at',
      header: WITHDRAWN_WORDS.withdrawnOn,
      isNoWrap: true,
      cell: (row) => <DateTimeText at={row.withdrawn_at} />,
    },
    {
      id: 'kept_until',
      header: WITHDRAWN_WORDS.keptUntil,
      isNoWrap: true,
      cell: (row) => <DateTimeText at={row.kept_until} />,
    },
    {
      id: 'actions',
      header: WITHDRAWN_WORDS.actions,
      isActions: true,
      cell: (row) => <Ways row={row} onForget={() => onForget(row)} />,
    },
  ];
}

function Ways({ row, onForget }: { readonly row: Row; readonly onForget: () => void }) {
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const again = async () => {
    keepAgain(user.id, row.event_id, row.id);
    setIsLeaving(true);
    // The form opens by what the events say of the person: in memory they may still be registered.
    // Whoever is offline goes on all the same.
    await client.prefetchQuery({
      ...eventsQuery(),
      ...{ staleTime: 0, networkMode: 'always', retry: false },
    });
    await navigate({ to: '/user/events', search: { register: row.event_id } });
  };
  const named = (action: string) => WITHDRAWN_WORDS.actionOn(action, row.event_title);
  return (
    <div className={css.ways}>
      {row.register_refusal === null ? (
        <Button
          variant="secondary"
          aria-label={named(WITHDRAWN_WORDS.again)}
          aria-busy={isLeaving}
          disabled={isLeaving}
          onClick={() => void again()}
        >
          {WITHDRAWN_WORDS.again}
        </Button>
      ) : (
        <p className={css.refusal}>{PARTICIPATION_WORDS[row.register_refusal]}</p>
      )}
      <Button variant="secondary" aria-label={named(WITHDRAWN_WORDS.forget)} onClick={onForget}>
        {WITHDRAWN_WORDS.forget}
      </Button>
    </div>
  );
}

type ForgetProps = { readonly asked: Row | null; readonly onClose: () => void };

function ForgetDialog({ asked, onClose }: ForgetProps) {
  const row = useLast(asked);
  const user = useUser();
  const forget = useWrite('DELETE /user/withdrawals/{id}', ['GET /user/withdrawals']);
  if (row === null) return null;
  const confirm = () =>
    forget.mutate(
      { params: { id: String(row.id) } },
      {
        onSuccess: () => {
          toast('success', WITHDRAWN_WORDS.forgotten(row.event_title));
          // What was filled in of them for another registration is forgotten, too.
          forgetAnswersDraft(user.id, row.event_id);
          forgetAgain(user.id, row.event_id);
        },
        onError: (error) =>
          toast(
            'error',
            `${WITHDRAWN_WORDS.forgetFailed} ${failureWords(error, WITHDRAWN_WORDS.forgetUncertain)}`,
          ),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={WITHDRAWN_WORDS.forgetTitle}
      confirmLabel={WITHDRAWN_WORDS.forgetConfirm}
      onCancel={onClose}
      onConfirm={confirm}
      isBusy={forget.isPending}
    >
      {WITHDRAWN_WORDS.forgetText(row.event_title)}
    </ConfirmDialog>
  );
}
