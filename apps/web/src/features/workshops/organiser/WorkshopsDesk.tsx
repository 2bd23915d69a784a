import type { AdminClass } from '@pratibha/contract/workshop-classes';
import { mayDo, mayInEvent } from '@pratibha/domain/access';
import { formatDay } from '@pratibha/words/time';
import { WORKSHOPS_DESK_WORDS as W } from '@pratibha/words/workshops/organiser/page';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { PrintButton } from '../../../ui/page/PrintButton.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { EditionFilter, LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog, useUser } from '../../session/session.tsx';
import { ClassDetails } from './ClassDetails.tsx';
import { DeleteClassDialog } from './DeleteClassDialog.tsx';
import { Timetable } from './Timetable.tsx';
import css from './workshops.module.css';
import type { WorkshopsSearch } from './workshops-search.ts';

/** The form and its editors are fetched when somebody opens them. */
const ClassFormDialog = lateDialog(
  async () => (await import('./ClassFormDialog.tsx')).ClassFormDialog,
);

type Props = {
  readonly search: WorkshopsSearch;
  readonly onSearch: (part: WorkshopsSearch) => void;
};

/** The classes of the workshops: a list, or by rooms and hours as a timetable for paper. */
export function WorkshopsDesk({ search, onSearch }: Props) {
  const user = useUser();
  const edition = search.edition === undefined ? {} : { edition: String(search.edition) };
  const classes = useQuery({ ...read('GET /admin/workshops', { query: edition }), ...LIVE_QUERY });
  const [form, setForm] = useState<{ readonly one: AdminClass | null } | null>(null);
  const [removed, setRemoved] = useState<AdminClass | null>(null);
  const all = classes.data ?? [];
  const opened = all.find(({ id }) => id === search.open);
  const close = () => onSearch({ open: undefined });
  const mayManage = (one: AdminClass) => mayInEvent('events.manage', user, one.id);
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro}>
        <EditionFilter
          value={search.edition}
          onChoose={(chosen) => onSearch({ edition: chosen, open: undefined })}
        />
        {mayDo('events.create', user) && (
          <Button onClick={() => setForm({ one: null })}>
            <Plus size={18} strokeWidth={2} aria-hidden />
            {W.add}
          </Button>
        )}
      </PageHeading>
      <div className={css.views} role="group" aria-label={W.views}>
        {([undefined, 'timetable'] as const).map((view) => (
          <Button
            key={view ?? 'list'}
            variant={search.view === view ? 'secondary' : 'quiet'}
            aria-pressed={search.view === view}
            onClick={() => onSearch({ view })}
          >
            {view === undefined ? W.list : W.timetable}
          </Button>
        ))}
        {search.view === 'timetable' && all.length > 0 && <PrintButton />}
      </div>
      {classes.isLoadingError ? (
        <ErrorState
          message={W.loadFailed}
          onRetry={() => void classes.refetch()}
          isRetrying={classes.isFetching}
        />
      ) : search.view === 'timetable' && classes.data !== undefined ? (
        <Timetable classes={all} />
      ) : (
        <DataTable
          caption={W.heading}
          columns={[...COLUMNS, actions(mayManage, (one) => setForm({ one }), setRemoved)]}
          rows={classes.data}
          rowKey={({ id }) => id}
          onOpen={({ id }) => onSearch({ open: id })}
          openKey={search.open ?? null}
          emptyText={W.none}
          density="comfortable"
        />
      )}
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened?.title ?? W.details}
        of={opened?.id}
        onClose={close}
        footer={
          opened &&
          mayManage(opened) && <Button onClick={() => setForm({ one: opened })}>{W.edit}</Button>
        }
      >
        {opened && <ClassDetails one={opened} />}
      </DetailDrawer>
      {form && <ClassFormDialog one={form.one} all={all} onClose={() => setForm(null)} />}
      <DeleteClassDialog one={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

const { columns } = W;

function whenOf({ event_date, starts_at, ends_at }: AdminClass): string {
  return W.when(formatDay(event_date), starts_at, ends_at);
}

const COLUMNS: readonly Column<AdminClass, never>[] = [
  {
    id: 'title',
    header: columns.title,
    isTitle: true,
    cell: ({ title, status }) => (
      <>
        {title}
        {status === 'INACTIVE' && <Badge tone="neutral">{W.inactive}</Badge>}
      </>
    ),
  },
  { id: 'when', header: columns.when, isNoWrap: true, cell: whenOf },
  {
    id: 'room',
    header: columns.room,
    cell: (one) => (
      <>
        {one.venue_room ?? W.noRoom}
        {one.clashes.length > 0 && <Badge tone="warning">{W.clashes(one.clashes.length)}</Badge>}
      </>
    ),
  },
  { id: 'speakers', header: columns.speakers, cell: ({ speakers }) => speakers.join(', ') },
  {
    id: 'seats',
    header: columns.seats,
    cell: ({ taken, capacity, in_line }) =>
      `${W.seats(taken, capacity)}${in_line > 0 ? `, ${W.inLine(in_line)}` : ''}`,
  },
];

/** The column of what may be done with a class; empty for one that is only read. */
function actions(
  mayManage: (one: AdminClass) => boolean,
  onEdit: (one: AdminClass) => void,
  onRemove: (one: AdminClass) => void,
): Column<AdminClass, never> {
  return {
    id: 'actions',
    header: columns.actions,
    isActions: true,
    cell: (one) =>
      mayManage(one) && (
        <IconActions>
          <IconAction
            icon={Pencil}
            label={W.editOf(one.title, whenOf(one))}
            hint={W.edit}
            onPress={() => onEdit(one)}
          />
          <IconAction
            icon={Trash2}
            tone="danger"
            label={W.removeOf(one.title, whenOf(one))}
            hint={W.remove}
            onPress={() => onRemove(one)}
          />
        </IconActions>
      ),
  };
}
