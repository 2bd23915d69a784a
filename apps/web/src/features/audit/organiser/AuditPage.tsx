import { TextInput } from '@mantine/core';
import type { AuditEntry } from '@pratibha/contract/audit';
import { useQuery } from '@tanstack/react-query';
import { readPage } from '../../../data/queries.ts';
import { Moment } from '../../../shell/frame/Moment.tsx';
import { SHELL } from '../../../shell/frame/texts.ts';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { FilterField, Toolbar } from '../../../ui/list/Toolbar.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { StatusBadge, statusWords } from '../../../ui/plain/StatusBadge.tsx';
import {
  ClearFilters,
  LIVE_LIST,
  ListPager,
  PAGE_SIZE,
  useListSearch,
} from '../../console/console.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { AUDIT, AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit.texts.ts';
import type { AuditSearch } from './audit-search.ts';

const ACTION_CHOICES = [
  { value: '', label: AUDIT.allActions },
  ...Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
];
const SUBJECT_CHOICES = [
  { value: '', label: AUDIT.allSubjects },
  ...AUDIT_SUBJECTS.map((value) => ({ value, label: statusWords(value) })),
];

/** What was changed by whom; for ADMIN and SUPER_ADMIN. */
export function AuditPage({ search }: { readonly search: AuditSearch }) {
  const { filter, open, turns, clear } = useListSearch(search);
  const { action, subject, id, cursor } = search;
  const query = {
    action,
    subject_type: subject,
    subject_id: id === undefined ? undefined : String(id),
    cursor,
    limit: PAGE_SIZE,
  };
  const list = useQuery({ ...readPage('GET /admin/audit', { query }), ...LIVE_LIST });
  const opened = list.data?.rows.find((entry) => entry.id === search.open);
  return (
    <>
      <PageHeading title={AUDIT.heading} productName={SHELL.productName} intro={AUDIT.intro} />
      <Toolbar>
        <FilterField
          label={AUDIT.action}
          choices={ACTION_CHOICES}
          value={action ?? ''}
          onChoose={(value) => filter({ action: value || undefined })}
        />
        <FilterField
          label={AUDIT.subject}
          choices={SUBJECT_CHOICES}
          value={subject ?? ''}
          onChoose={(value) =>
            filter({ subject: AUDIT_SUBJECTS.find((each) => each === value), id: undefined })
          }
        />
        {subject && (
          <TextInput
            label={AUDIT.subjectId}
            placeholder={AUDIT.subjectIdPlaceholder}
            inputMode="numeric"
            value={id ?? ''}
            onChange={({ currentTarget }) => {
              const digits = currentTarget.value.replace(/\D/g, '').slice(0, 9);
              filter({ id: digits === '' || Number(digits) === 0 ? undefined : Number(digits) });
            }}
          />
        )}
      </Toolbar>
      {list.isError && list.data === undefined ? (
        <ErrorState
          message={AUDIT.loadFailed}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <>
          <DataTable
            caption={AUDIT.heading}
            columns={COLUMNS}
            rows={list.data?.rows}
            rowKey={(entry) => entry.id}
            onOpen={(entry) => open(entry.id)}
            isHeaderSticky
            openKey={search.open ?? null}
            emptyAction={<ClearFilters onClear={clear} />}
          />
          {list.data && (
            <ListPager
              search={search}
              count={list.data.rows.length}
              total={list.data.total}
              turns={turns(list.data.next)}
            />
          )}
        </>
      )}
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened ? actionWords(opened.action) : AUDIT.details}
        onClose={() => open(undefined)}
      >
        {opened && <AuditDetails entry={opened} />}
      </DetailDrawer>
    </>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    id: 'action',
    header: AUDIT.columns.action,
    cell: ({ action }) => actionWords(action),
    isTitle: true,
  },
  {
    id: 'subject',
    header: AUDIT.columns.subject,
    cell: ({ subject_type, subject_id }) => AUDIT.subjectOf(statusWords(subject_type), subject_id),
  },
  {
    id: 'actor',
    header: AUDIT.columns.actor,
    cell: ({ actor_name, actor_role }) => (
      <>
        {actor_name ?? AUDIT.system} {actor_role && <StatusBadge status={actor_role} />}
      </>
    ),
  },
  {
    id: 'at',
    header: AUDIT.columns.at,
    isNoWrap: true,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'changes',
    header: AUDIT.columns.changes,
    cell: ({ changes }) => {
      const count = Object.keys(changes).length;
      return count === 0 ? AUDIT.none : AUDIT.fields(count);
    },
  },
];

function actionWords(action: string): string {
  return AUDIT_ACTIONS[action] ?? action;
}
