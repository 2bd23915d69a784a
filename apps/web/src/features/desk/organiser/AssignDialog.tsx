import { mayInEvent } from '@pratibha/domain/access';
import type { AssignedKind } from '@pratibha/domain/desk/assigned';
import { ASSIGNED_WORDS } from '@pratibha/words/desk/organiser/assigned';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './AssignDialog.module.css';
import type { AssignedRows } from './assigned-rows.ts';
import { DealForm } from './DealForm.tsx';
import { GiveForm } from './GiveForm.tsx';
import { DESK_CHANGES, type DeskThing } from './use-desk.ts';

type Props = {
  readonly kind: AssignedKind;
  readonly things: readonly DeskThing[];
  readonly onClose: () => void;
};

/** Takes rows, gives them to an organiser, deals them among several, or releases them. */
export function AssignDialog({ kind, things, onClose }: Props) {
  const user = useUser();
  const assign = useWrite('PUT /admin/desk/assigned', DESK_CHANGES);
  const ids = things.map(({ id }) => id);
  const rows = { kind, ids };
  const onSuccess = (said: string) => {
    adminToast('success', said);
    onClose();
  };
  const take = () =>
    assign.mutate(
      { body: { ...rows, to: user.id } },
      { onSuccess: ({ changed, kept }) => onSuccess(ASSIGNED_WORDS.taken(changed, kept)) },
    );
  const release = () =>
    assign.mutate(
      { body: { ...rows, to: null } },
      { onSuccess: ({ changed }) => onSuccess(ASSIGNED_WORDS.released(changed)) },
    );
  return (
    <AppDialog isOpen title={ASSIGNED_WORDS.title(things.length)} onClose={onClose} width="wide">
      <div className={css.parts}>
        <div className={css.part}>
          <p>{ASSIGNED_WORDS.takeText}</p>
          <Button onClick={take} disabled={assign.isPending}>
            {ASSIGNED_WORDS.take}
          </Button>
        </div>
        <Others rows={rows} things={things} onDone={onSuccess} />
        <div className={css.part}>
          <p>{ASSIGNED_WORDS.releaseText}</p>
          <Button variant="secondary" onClick={release} disabled={assign.isPending}>
            {ASSIGNED_WORDS.release}
          </Button>
        </div>
        {assign.isError && (
          <p role="alert" className={css.error}>
            {reasonOf(assign.error)}
          </p>
        )}
        <div>
          <Button variant="quiet" onClick={onClose}>
            {ASSIGNED_WORDS.close}
          </Button>
        </div>
      </div>
    </AppDialog>
  );
}

type OthersProps = {
  readonly rows: AssignedRows;
  readonly things: readonly DeskThing[];
  readonly onDone: (said: string) => void;
};

/** What is given to others, who must organise the event of each row. */
function Others({ rows, things, onDone }: OthersProps) {
  const eventIds = [...new Set(things.map(({ eventId }) => eventId))];
  const eventId = eventIds.length === 1 ? (eventIds[0] ?? null) : null;
  const mayAsk = mayInEvent('desk.work', useUser(), eventId);
  const { data: people = [], isError } = useQuery({
    ...read('GET /admin/desk/organisers', {
      query: eventId === null ? {} : { event_id: String(eventId) },
    }),
    enabled: mayAsk,
  });
  if (!mayAsk) return <p>{ASSIGNED_WORDS.severalEvents}</p>;
  if (isError) return <p role="alert">{ASSIGNED_WORDS.noOrganisers}</p>;
  return (
    <>
      <GiveForm rows={rows} people={people} onDone={onDone} />
      <DealForm rows={rows} people={people} onDone={onDone} />
    </>
  );
}
