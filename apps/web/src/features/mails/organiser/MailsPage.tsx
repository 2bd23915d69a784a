import type { MailOut } from '@pratibha/contract/mails';
import { MAILS_WORDS, mailKindInWords } from '@pratibha/words/mail/organiser';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { RealTimeNote } from '../../../shell/clock/RealTimeNote.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { grouped } from '../../../ui/list/grouped.ts';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { EditionFilter, PersonLink, useAdminList } from '../../console/console.tsx';
import { MailDetails } from './MailDetails.tsx';
import { MailState, MailThing, MailTime } from './MailFacts.tsx';
import css from './MailsPage.module.css';
import { MailsToolbar } from './MailsToolbar.tsx';
import { MAILS_LIST, type MailsSearch } from './mails-search.ts';
import { QueueAlarm } from './QueueAlarm.tsx';
import { RefusedAddresses } from './RefusedAddresses.tsx';
import { Replies } from './Replies.tsx';
import { isInVain, useSendAgain } from './use-send-again.ts';

/** What became of mails, and sending them again; for ADMIN and SUPER_ADMIN. */
export function MailsPage({ search }: { readonly search: MailsSearch }) {
  const { view, filter, open } = useAdminList(MAILS_LIST, search);
  const { isBusy, sendOne, sendAll } = useSendAgain();
  const [isAsking, setIsAsking] = useState(false);
  const opened = view.rows?.find(({ id }) => id === search.open);
  const count = grouped(view.total || '0');
  const failed = search.state === 'failed' && count !== '0' ? count : null;
  return (
    <>
      <PageHeading title={MAILS_WORDS.heading} intro={MAILS_WORDS.intro}>
        <EditionFilter value={search.edition} onChoose={(edition) => filter({ edition })} />
      </PageHeading>
      <RealTimeNote />
      <QueueAlarm />
      <RefusedAddresses />
      <Replies />
      <AdminList
        view={view}
        caption={MAILS_WORDS.heading}
        columns={columnsWith(sendOne)}
        toolbar={
          <MailsToolbar
            search={search}
            onFilter={filter}
            failed={failed}
            onSendAll={() => setIsAsking(true)}
          />
        }
        loadFailed={MAILS_WORDS.loadFailed}
      />
      <DetailDrawer
        isOpen={opened !== undefined}
        title={opened ? mailKindInWords(opened.kind) : MAILS_WORDS.details}
        onClose={() => open(undefined)}
        footer={
          opened &&
          isInVain(opened) && (
            <Button disabled={isBusy} onClick={() => sendOne(opened)}>
              {MAILS_WORDS.again}
            </Button>
          )
        }
      >
        {opened && <MailDetails mail={opened} />}
      </DetailDrawer>
      <ConfirmDialog
        isOpen={isAsking}
        title={MAILS_WORDS.againAllTitle}
        confirmLabel={MAILS_WORDS.confirmAll(count)}
        isBusy={isBusy}
        onConfirm={() => sendAll(search, () => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {MAILS_WORDS.againAllText(count)}
      </ConfirmDialog>
    </>
  );
}

function columnsWith(onSend: (mail: MailOut) => void): readonly Column<MailOut, never>[] {
  const headers = MAILS_WORDS.columns;
  return [
    {
      id: 'kind',
      header: headers.kind,
      cell: ({ kind }) => <span className={css.kind}>{mailKindInWords(kind)}</span>,
      isTitle: true,
    },
    {
      id: 'person',
      header: headers.person,
      cell: ({ person }) => (
        <span className={css.link}>
          <PersonLink id={person.id} name={person.name} />
        </span>
      ),
    },
    {
      id: 'event',
      header: headers.event,
      cell: (mail) => (
        <span className={css.link}>
          <MailThing mail={mail} />
        </span>
      ),
    },
    { id: 'state', header: headers.state, cell: (mail) => <MailState mail={mail} /> },
    { id: 'when', header: headers.when, cell: (mail) => <MailTime mail={mail} /> },
    {
      id: 'reason',
      header: headers.reason,
      cell: ({ mail_error: reason }) => <p className={css.reason}>{reason ?? MAILS_WORDS.none}</p>,
    },
    {
      id: 'actions',
      header: headers.actions,
      isActions: true,
      cell: (mail) =>
        isInVain(mail) && (
          <IconActions>
            <IconAction
              icon={Send}
              label={MAILS_WORDS.againTo(mail.person.name)}
              hint={MAILS_WORDS.again}
              onPress={() => onSend(mail)}
            />
          </IconActions>
        ),
    },
  ];
}
