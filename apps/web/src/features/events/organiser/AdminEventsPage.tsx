import type { AdminEvent } from '@pratibha/contract/events';
import { mayDo, mayInEvent } from '@pratibha/domain/access';
import { EVENT_EXPORT } from '@pratibha/domain/events/event-export';
import { whyNotDeleteEvent, whyNotEditEvent, whyNotRestoreEvent } from '@pratibha/domain/refusals';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { Copy, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import type { SessionUser } from '../../../shell/session/session.ts';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { FilterField, SearchField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import {
  EditionFilter,
  ExportButton,
  exportHref,
  LIVE_QUERY,
  type SortColumnOf,
  useAdminList,
  useFailureToast,
  useNoEvents,
} from '../../console/console.tsx';
import { lateDialog, useUser } from '../../session/session.tsx';
import { type AdminEventsSearch, EVENTS_LIST } from './admin-events-search.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventDetails } from './EventDetails.tsx';
import { MomentOf, TitleAndFigures } from './EventFigures.tsx';
import type { FormTask } from './use-event-form.ts';
import { useRestore } from './use-restore.ts';
import { useSeatsTaken } from './use-seats.ts';

/** The form and its editors are fetched when somebody opens them. */
const EventFormDialog = lateDialog(
  async () => (await import('./EventFormDialog.tsx')).EventFormDialog,
);

const STATUS_CHOICES = [
  { value: 'ACTIVE', label: ADMIN_EVENTS_WORDS.active },
  { value: 'INACTIVE', label: ADMIN_EVENTS_WORDS.inactive },
] as const;
const WITH_DELETED = [
  ...STATUS_CHOICES,
  { value: 'DELETED', label: statusWords('DELETED') },
] as const;

/** Whether there is a deleted one to be filtered by. */
const ONE_DELETED = read('GET /admin/events', { query: { status: 'DELETED', limit: 1 } });

/** The events screen (R2.51); who only reads events is offered no change of them. */
export function AdminEventsPage({ search }: { readonly search: AdminEventsSearch }) {
  const { view, filter, open } = useAdminList(EVENTS_LIST, search);
  const [task, setTask] = useState<FormTask | null>(null);
  const [deleted, setDeleted] = useState<AdminEvent | null>(null);
  useFailureToast(view.isFailed, ADMIN_EVENTS_WORDS.loadFailed);
  const opened = useOpened(view.rows, search.open);
  const { q, edition, status } = search;
  const noEvents = useNoEvents(edition);
  const hasDeleted = useQuery(ONE_DELETED).data?.length === 1;
  const user = useUser();
  const mayManage = mayDo('events.manage', user);
  const restore = useRestore();
  const closeForm = (made?: AdminEvent) => {
    setTask(null);
    // What a new one still needs stands in its details.
    if (made) open(made.id);
  };
  const toolbar = (
    <>
      <SearchField
        label={ADMIN_EVENTS_WORDS.search}
        value={q}
        onSearch={(found) => filter({ q: found })}
      />
      <FilterField
        label={ADMIN_EVENTS_WORDS.status}
        all={ADMIN_EVENTS_WORDS.allStatuses}
        choices={hasDeleted || status === 'DELETED' ? WITH_DELETED : STATUS_CHOICES}
        value={status}
        onChoose={(chosen) => filter({ status: chosen })}
      />
      {mayDo('exports.read', user) && (
        <ToolbarEnd>
          <ExportButton
            of={EVENT_EXPORT}
            hrefOf={(columns) =>
              exportHref('GET /admin/events/export', { ...EVENTS_LIST.query(search), columns })
            }
          />
        </ToolbarEnd>
      )}
    </>
  );
  return (
    <>
      <PageHeading
        title={ADMIN_EVENTS_WORDS.heading}
        {...(mayManage ? {} : { intro: ADMIN_EVENTS_WORDS.onlyReads })}
      >
        <EditionFilter value={edition} onChoose={(chosen) => filter({ edition: chosen })} />
        {mayDo('events.create', user) && (
          <Button onClick={() => setTask({ kind: 'add' })}>
            <Plus size={18} strokeWidth={2} aria-hidden />
            {ADMIN_EVENTS_WORDS.add}
          </Button>
        )}
      </PageHeading>
      <AdminList
        view={view}
        caption={ADMIN_EVENTS_WORDS.heading}
        columns={
          mayManage
            ? [...COLUMNS, actions(user, setTask, { remove: setDeleted, restore })]
            : COLUMNS
        }
        toolbar={toolbar}
        loadFailed={ADMIN_EVENTS_WORDS.loadFailed}
        emptyText={noEvents}
      />
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened?.title ?? ADMIN_EVENTS_WORDS.detailsTitle}
        onClose={() => open(undefined)}
        footer={opened && <DetailActions event={opened} onTask={setTask} onRestore={restore} />}
      >
        {opened && (
          <EventDetails
            event={opened}
            onField={
              mayInEvent('events.manage', user, opened.id)
                ? (field) => setTask({ kind: 'edit', event: opened, field })
                : null
            }
          />
        )}
      </DetailDrawer>
      {task && <EventFormDialog task={task} onClose={closeForm} />}
      <DeleteEventDialog event={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

/** The event of the address; also one that this page of the list does not hold. */
function useOpened(rows: readonly AdminEvent[] | undefined, open: number | undefined) {
  const listed = rows?.find(({ id }) => id === open);
  const { data } = useQuery({
    ...read('GET /admin/events/{id}', { params: { id: String(open) } }),
    ...LIVE_QUERY,
    enabled: open !== undefined && rows !== undefined && listed === undefined,
  });
  return listed ?? (data?.id === open ? data : undefined);
}

type ActionsProps = {
  readonly event: AdminEvent;
  readonly onTask: (task: FormTask) => void;
  readonly onRestore: (event: AdminEvent) => void;
};

function DetailActions({ event, onTask, onRestore }: ActionsProps) {
  const user = useUser();
  if (!mayInEvent('events.manage', user, event.id))
    return <p>{ADMIN_EVENTS_WORDS.onlyReadsThis}</p>;
  return (
    <>
      {whyNotRestoreEvent(event) === null ? (
        <Button onClick={() => onRestore(event)}>{ADMIN_EVENTS_WORDS.restore}</Button>
      ) : (
        <Button onClick={() => onTask({ kind: 'edit', event })}>{ADMIN_EVENTS_WORDS.edit}</Button>
      )}
      {mayDo('events.create', user) && (
        <Button variant="secondary" onClick={() => onTask({ kind: 'duplicate', event })}>
          {ADMIN_EVENTS_WORDS.duplicate}
        </Button>
      )}
    </>
  );
}

/** Nobody waits for a decision on what was called off. */
function undecidedIn(event: AdminEvent): number {
  if (event.status === 'DELETED') return 0;
  return event.pending_registrations + event.pending_submissions;
}

function TitleOf({ event }: { readonly event: AdminEvent }) {
  const seatsTaken = useSeatsTaken();
  return (
    <TitleAndFigures
      title={event.title}
      registrations={seatsTaken(event)}
      capacity={event.capacity}
      undecided={undecidedIn(event)}
      isRoomy
    />
  );
}

type EventColumn<SortColumn extends string> = Column<AdminEvent, SortColumn>;
const { columns } = ADMIN_EVENTS_WORDS;

const COLUMNS: readonly EventColumn<SortColumnOf<typeof EVENTS_LIST>>[] = [
  {
    id: 'title',
    header: columns.title,
    cell: (event) => <TitleOf event={event} />,
    isSortable: true,
    isTitle: true,
  },
  {
    id: 'status',
    header: columns.status,
    isNoWrap: true,
    cell: (event) => (
      <>
        <StatusBadge status={event.status} />
        <MomentOf event={event} />
      </>
    ),
  },
  {
    id: 'registration_open',
    header: columns.open,
    cell: ({ registration_open }) => <DateTimeText at={registration_open} />,
    isNoWrap: true,
    isSortable: true,
  },
  {
    id: 'registration_close',
    header: columns.close,
    cell: ({ registration_close }) => <DateTimeText at={registration_close} />,
    isNoWrap: true,
    isSortable: true,
  },
];

/** The column of what may be done with an event; empty for one that is only read. */
function actions(
  user: SessionUser,
  onTask: (task: FormTask) => void,
  on: Readonly<Record<'remove' | 'restore', (event: AdminEvent) => void>>,
): EventColumn<never> {
  const inWords = (refusal: string | null) =>
    refusal === null ? null : ADMIN_EVENTS_WORDS.deletedEvent;
  const mayCreate = mayDo('events.create', user);
  return {
    id: 'actions',
    header: columns.actions,
    isActions: true,
    cell: (event) =>
      mayInEvent('events.manage', user, event.id) && (
        <IconActions>
          <IconAction
            icon={Pencil}
            label={ADMIN_EVENTS_WORDS.editOf(event.title)}
            hint={ADMIN_EVENTS_WORDS.edit}
            refusal={inWords(whyNotEditEvent(event))}
            onPress={() => onTask({ kind: 'edit', event })}
          />
          {mayCreate && (
            <IconAction
              icon={Copy}
              label={ADMIN_EVENTS_WORDS.duplicateOf(event.title)}
              hint={ADMIN_EVENTS_WORDS.duplicate}
              onPress={() => onTask({ kind: 'duplicate', event })}
            />
          )}
          {whyNotDeleteEvent(event) === null ? (
            <IconAction
              icon={Trash2}
              tone="danger"
              label={ADMIN_EVENTS_WORDS.deleteOf(event.title)}
              hint={ADMIN_EVENTS_WORDS.remove}
              onPress={() => on.remove(event)}
            />
          ) : (
            <IconAction
              icon={RotateCcw}
              label={ADMIN_EVENTS_WORDS.restoreOf(event.title)}
              hint={ADMIN_EVENTS_WORDS.restoreHint}
              onPress={() => on.restore(event)}
            />
          )}
        </IconActions>
      ),
  };
}
