import { TextInput } from '@mantine/core';
import type { AuditEntry } from '@pratibha/contract/audit';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@pratibha/domain/audit/audit-kinds';
import { AUDIT_WORDS, actionWords } from '@pratibha/words/audit/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { statusWords } from '@pratibha/words/ui/plain';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { FilterField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { ExportButton, exportHref, useAdminList } from '../../console/console.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { AUDIT_LIST, type AuditSearch } from './audit-search.ts';

const ACTION_CHOICES = AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value) }));
const SUBJECT_CHOICES = AUDIT_SUBJECTS.map((value) => ({ value, label: statusWords(value) }));

/** What was changed by whom; for ADMIN and SUPER_ADMIN. */
export function AuditPage({ search }: { readonly search: AuditSearch }) {
  const { view, filter, open } = useAdminList(AUDIT_LIST, search);
  const { action, subject, id } = search;
  const opened = view.rows?.find((entry) => entry.id === search.open);
  const toolbar = (
    <>
      <FilterField
        label={AUDIT_WORDS.action}
        all={AUDIT_WORDS.allActions}
        choices={ACTION_CHOICES}
        value={action}
        onChoose={(chosen) => filter({ action: chosen })}
      />
      <FilterField
        label={AUDIT_WORDS.subject}
        all={AUDIT_WORDS.allSubjects}
        choices={SUBJECT_CHOICES}
        value={subject}
        onChoose={(chosen) => filter({ subject: chosen, id: undefined })}
      />
      {subject && (
        <TextInput
          label={AUDIT_WORDS.subjectId}
          placeholder={AUDIT_WORDS.subjectIdPlaceholder}
          inputMode="numeric"
          value={id ?? ''}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '').slice(0, 9);
            filter({ id: digits === '' || Number(digits) === 0 ? undefined : Number(digits) });
          }}
        />
      )}
      <ToolbarEnd>
        <ExportButton
          kind="audit"
          hrefOf={(columns) =>
            exportHref('GET /admin/audit/export', { ...AUDIT_LIST.query(search), columns })
          }
        />
      </ToolbarEnd>
    </>
  );
  return (
    <>
      <PageHeading
        title={AUDIT_WORDS.heading}
        productName={SHELL_WORDS.productName}
        intro={AUDIT_WORDS.intro}
      />
      <AdminList
        view={view}
        caption={AUDIT_WORDS.heading}
        columns={COLUMNS}
        toolbar={toolbar}
        loadFailed={AUDIT_WORDS.loadFailed}
      />
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened ? actionWords(opened.action) : AUDIT_WORDS.details}
        onClose={() => open(undefined)}
      >
        {opened && <AuditDetails entry={opened} />}
      </DetailDrawer>
    </>
  );
}

const COLUMNS: readonly Column<AuditEntry, never>[] = [
  {
    id: 'action',
    header: AUDIT_WORDS.columns.action,
    cell: ({ action }) => actionWords(action),
    isTitle: true,
  },
  {
    id: 'subject',
    header: AUDIT_WORDS.columns.subject,
    cell: ({ subject_type, subject_id }) =>
      AUDIT_WORDS.subjectOf(statusWords(subject_type), subject_id),
  },
  {
    id: 'actor',
    header: AUDIT_WORDS.columns.actor,
    cell: ({ actor_name, actor_role }) => (
      <>
        {actor_name ?? AUDIT_WORDS.system} {actor_role && <StatusBadge status={actor_role} />}
      </>
    ),
  },
  {
    id: 'at',
    header: AUDIT_WORDS.columns.at,
    isNoWrap: true,
    cell: ({ at }) => <DateTimeText at={at} />,
  },
  {
    id: 'changes',
    header: AUDIT_WORDS.columns.changes,
    cell: ({ changes }) => {
      const count = Object.keys(changes).length;
      return count === 0 ? AUDIT_WORDS.none : AUDIT_WORDS.fields(count);
    },
  },
];
