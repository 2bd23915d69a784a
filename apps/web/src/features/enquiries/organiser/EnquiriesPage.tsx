import type { AdminEnquiry } from '@pratibha/contract/enquiries';
import { mayInEvent } from '@pratibha/domain/access';
import { ADMIN_ENQUIRIES_WORDS } from '@pratibha/words/enquiries/organiser';
import { RESPONSE_WORDS } from '@pratibha/words/enquiries/organiser/response';
import { useState } from 'react';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { EditionFilter, useAdminList, useNoEvents } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './EnquiriesPage.module.css';
import { EnquiriesToolbar } from './EnquiriesToolbar.tsx';
import { Asker, EnquiryDetails, EnquiryStateBadge } from './EnquiryDetails.tsx';
import { ENQUIRIES_LIST, type EnquiriesSearch } from './enquiries-search.ts';
import { RespondDialog } from './RespondDialog.tsx';

const W = ADMIN_ENQUIRIES_WORDS;

/** What students ask the organisers of events, and responding to it. */
export function EnquiriesPage({ search }: { readonly search: EnquiriesSearch }) {
  const user = useUser();
  const { view, filter, open } = useAdminList(ENQUIRIES_LIST, search);
  const noEvents = useNoEvents(search.edition);
  const [isResponding, setResponding] = useState(false);
  const opened = view.rows?.find(({ id }) => id === search.open);
  const mayRespond = opened && mayInEvent('enquiries.respond', user, opened.event_id);
  const { open: respond, change } = RESPONSE_WORDS;
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro}>
        <EditionFilter value={search.edition} onChoose={(edition) => filter({ edition })} />
      </PageHeading>
      <AdminList
        view={view}
        caption={W.heading}
        columns={COLUMNS}
        toolbar={<EnquiriesToolbar search={search} onFilter={filter} />}
        loadFailed={W.loadFailed}
        emptyText={noEvents}
      />
      <DetailDrawer
        isOpen={opened !== undefined}
        title={W.details}
        of={opened?.id}
        onClose={() => open(undefined)}
        footer={
          mayRespond && (
            <Button onClick={() => setResponding(true)}>
              {opened.response === null ? respond : change}
            </Button>
          )
        }
      >
        {opened && <EnquiryDetails enquiry={opened} />}
      </DetailDrawer>
      {isResponding && opened && (
        <RespondDialog key={opened.id} enquiry={opened} onClose={() => setResponding(false)} />
      )}
    </>
  );
}

const COLUMNS: readonly Column<AdminEnquiry, never>[] = [
  {
    id: 'text',
    header: W.columns.text,
    cell: ({ text, shared_text }) => (
      <span className={css.text}>{text || (shared_text ?? W.none)}</span>
    ),
    isTitle: true,
  },
  { id: 'event', header: W.columns.event, cell: ({ event_title }) => event_title },
  {
    id: 'person',
    header: W.columns.person,
    isNoWrap: true,
    cell: (enquiry) => <Asker enquiry={enquiry} />,
  },
  {
    id: 'asked',
    header: W.columns.asked,
    isNoWrap: true,
    cell: ({ asked_at }) => <DateTimeText at={asked_at} />,
  },
  {
    id: 'state',
    header: W.columns.state,
    cell: (enquiry) => <EnquiryStateBadge enquiry={enquiry} />,
  },
];
