import type { Certificate } from '@pratibha/contract/certificates';
import { mayDo } from '@pratibha/domain/access';
import { CERTIFICATE_KIND_WORDS } from '@pratibha/words/certificates/kinds';
import { CERTIFICATES_WORDS } from '@pratibha/words/certificates/organiser/page';
import { useState } from 'react';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { EditionFilter, useAdminList } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { AskForNames } from './AskForNames.tsx';
import { CameDialog } from './CameDialog.tsx';
import { type CertificateAction, CertificateActions } from './CertificateActions.tsx';
import { CertificateDetails } from './CertificateDetails.tsx';
import { CertificateDialogs } from './CertificateDialogs.tsx';
import { CertificatesToolbar } from './CertificatesToolbar.tsx';
import css from './certificates.module.css';
import { CERTIFICATES_LIST, type CertificatesSearch } from './certificates-search.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { ReissuePart } from './ReissuePart.tsx';
import { RunsPart } from './RunsPart.tsx';
import { VolunteersDialog } from './VolunteersDialog.tsx';
import { ZipsPart } from './ZipsPart.tsx';

const W = CERTIFICATES_WORDS;

/** What was issued, and the presses that issue, correct and revoke. */
export function CertificatesPage({ search }: { readonly search: CertificatesSearch }) {
  const { view, filter, open } = useAdminList(CERTIFICATES_LIST, search);
  const [dialog, setDialog] = useState<'issue' | 'volunteers' | 'came' | null>(null);
  const [action, setAction] = useState<CertificateAction | null>(null);
  const mayIssue = mayDo('certificates.issue', useUser());
  const opened = view.rows?.find(({ id }) => id === search.open);
  const edition = search.edition === undefined ? undefined : String(search.edition);
  const of = { edition, eventId: search.event ?? null, onClose: () => setDialog(null) };
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro}>
        <EditionFilter
          value={search.edition}
          onChoose={(chosen) => filter({ edition: chosen, event: undefined })}
        />
      </PageHeading>
      {mayIssue && (
        <>
          <div className={css.presses}>
            <Button onClick={() => setDialog('issue')}>{W.issue}</Button>
            <Button variant="secondary" onClick={() => setDialog('volunteers')}>
              {W.volunteers}
            </Button>
            <Button variant="secondary" onClick={() => setDialog('came')}>
              {W.came}
            </Button>
            <ZipsPart search={search} />
          </div>
          <ReissuePart search={search} />
          <AskForNames edition={edition} eventId={search.event ?? null} />
        </>
      )}
      <RunsPart />
      <AdminList
        view={view}
        caption={W.heading}
        columns={COLUMNS}
        toolbar={<CertificatesToolbar search={search} onFilter={filter} />}
        loadFailed={W.loadFailed}
      />
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened?.number ?? W.details}
        of={opened?.id}
        onClose={() => open(undefined)}
        footer={
          opened && mayIssue && <CertificateActions certificate={opened} onPress={setAction} />
        }
      >
        {opened && <CertificateDetails certificate={opened} />}
      </DetailDrawer>
      {opened && action !== null && (
        <CertificateDialogs certificate={opened} action={action} onClose={() => setAction(null)} />
      )}
      {dialog === 'issue' && <IssueDialog {...of} />}
      {dialog === 'volunteers' && <VolunteersDialog {...of} />}
      {dialog === 'came' && <CameDialog eventId={of.eventId} onClose={of.onClose} />}
    </>
  );
}

const COLUMNS: readonly Column<Certificate, 'name' | 'number'>[] = [
  {
    id: 'name',
    header: W.columns.name,
    isSortable: true,
    cell: ({ name }) => name ?? <span className={css.quiet}>{W.erased}</span>,
    isTitle: true,
  },
  {
    id: 'kind',
    header: W.columns.kind,
    cell: ({ kind, award }) => award ?? CERTIFICATE_KIND_WORDS[kind],
  },
  {
    id: 'event',
    header: W.columns.event,
    cell: ({ event_title, edition }) => event_title ?? W.wholeYear(edition),
  },
  {
    id: 'number',
    header: W.columns.number,
    isSortable: true,
    isNoWrap: true,
    cell: ({ number }) => number,
  },
  {
    id: 'issued',
    header: W.columns.issued,
    isNoWrap: true,
    cell: ({ issued_at }) => <DateTimeText at={issued_at} />,
  },
  {
    id: 'state',
    header: W.columns.state,
    cell: ({ revoked_at }) => (
      <Badge tone={revoked_at === null ? 'success' : 'danger'}>
        {W.states[revoked_at === null ? 'valid' : 'revoked']}
      </Badge>
    ),
  },
];
