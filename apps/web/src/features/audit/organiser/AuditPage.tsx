import type { AuditEntry } from '@pratibha/contract/audit';
import { AUDIT_WORDS } from '@pratibha/words/audit/organiser';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { useAdminList } from '../../console/console.tsx';
import { About, Actor } from './About.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import css from './AuditPage.module.css';
import { AuditToolbar } from './AuditToolbar.tsx';
import { AUDIT_LIST, type AuditSearch, hasNoDays } from './audit-search.ts';
import { summaryOf, titleInWords } from './changes-in-words.ts';

/** What was changed by whom; for ADMIN and SUPER_ADMIN. */
export function AuditPage({ search }: { readonly search: AuditSearch }) {
  const { view, filter, open } = useAdminList(AUDIT_LIST, search);
  const opened = view.rows?.find((entry) => entry.id === search.open);
  return (
    <>
      <PageHeading title={AUDIT_WORDS.heading} intro={AUDIT_WORDS.intro} />
      <AdminList
        view={view}
        caption={AUDIT_WORDS.heading}
        columns={COLUMNS}
        toolbar={<AuditToolbar search={search} onFilter={filter} />}
        loadFailed={AUDIT_WORDS.loadFailed}
        emptyText={hasNoDays(search) ? AUDIT_WORDS.noDays : undefined}
      />
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened ? titleInWords(opened) : AUDIT_WORDS.details}
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
    cell: (entry) => <span className={css.what}>{titleInWords(entry)}</span>,
    isTitle: true,
  },
  {
    id: 'subject',
    header: AUDIT_WORDS.columns.subject,
    cell: (entry) => (
      <div className={css.subject}>
        <About entry={entry} isStacked />
      </div>
    ),
  },
  {
    id: 'actor',
    header: AUDIT_WORDS.columns.actor,
    cell: (entry) => (
      <div className={css.actor}>
        <Actor entry={entry} />
      </div>
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
    cell: (entry) => <p className={css.summary}>{summaryOf(entry) || AUDIT_WORDS.none}</p>,
  },
];
