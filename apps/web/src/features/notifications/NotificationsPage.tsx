import type { NotificationOut } from '@pratibha/contract/notifications';
import { NOTIFICATIONS_WORDS, notificationSentence } from '@pratibha/words/notifications/page';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPage, useWrite } from '../../data/queries.ts';
import { DateTimeText } from '../../shell/frame/DateTimeText.tsx';
import { SiteLink } from '../../shell/frame/links.tsx';
import { noteUnread } from '../../shell/session/unread.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { RenewalFailed } from '../../ui/page/RenewalFailed.tsx';
import { Button } from '../../ui/plain/Button.tsx';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { Choices } from './Choices.tsx';
import { MailAddressNote } from './MailAddressNote.tsx';
import css from './NotificationsPage.module.css';

const LIST = 'GET /user/notifications';
const STEP = 30;

/** `/user/notifications` and `/admin/notifications`: what the person was told, newest first. */
export function NotificationsPage() {
  const [limit, setLimit] = useState(STEP);
  const list = useQuery({ ...readPage(LIST, { limit }), placeholderData: keepPreviousData });
  const readOne = useWrite('PUT /user/notifications/{id}/read', [LIST]);
  const readAll = useWrite('PUT /user/notifications/read', [LIST]);
  const rows = list.data?.rows;
  const newest = rows?.[0];
  const onSuccess = (left: { readonly unread: number }) => noteUnread(left.unread);
  const follow = ({ id, read_at }: NotificationOut) => {
    if (read_at !== null) return;
    // The page is left by the same click: what is told to it alone may come too late for the bell.
    const marked = readOne.mutateAsync({ params: { id: String(id) } });
    void marked.then(onSuccess, () => undefined);
  };
  return (
    <>
      <PageHeading title={NOTIFICATIONS_WORDS.heading} intro={NOTIFICATIONS_WORDS.intro}>
        {newest && rows?.some(({ read_at }) => read_at === null) && (
          <Button
            variant="secondary"
            disabled={readAll.isPending}
            onClick={() => readAll.mutate({ body: { up_to: newest.id } }, { onSuccess })}
          >
            {NOTIFICATIONS_WORDS.readAll}
          </Button>
        )}
      </PageHeading>
      <MailAddressNote />
      <RenewalFailed message={NOTIFICATIONS_WORDS.failed} of={list} />
      <p className={css.failure} role="alert">
        {(readAll.isError || readOne.isError) && NOTIFICATIONS_WORDS.notMarked}
      </p>
      {list.isPending && <Spinner label={SHELL_WORDS.loading} />}
      {list.isLoadingError && (
        <ErrorState message={NOTIFICATIONS_WORDS.failed} onRetry={() => void list.refetch()} />
      )}
      {rows?.length === 0 && (
        <EmptyState drawing="registrations" text={NOTIFICATIONS_WORDS.empty} />
      )}
      {rows && rows.length > 0 && (
        <ol className={css.list} aria-label={NOTIFICATIONS_WORDS.list}>
          {rows.map((each) => (
            <li key={each.id} className={css.each} data-unread={each.read_at === null}>
              <p>
                <SiteLink className={css.link} href={each.leads_to} onClick={() => follow(each)}>
                  {notificationSentence(each)}
                </SiteLink>
              </p>
              <p className={css.about}>
                {each.read_at === null && (
                  <strong className={css.unread}>{NOTIFICATIONS_WORDS.unread}</strong>
                )}
                <span>
                  <DateTimeText at={each.created_at} />
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {list.data?.next != null && (
        <Button
          variant="secondary"
          disabled={list.isFetching}
          onClick={() => setLimit(limit + STEP)}
        >
          {NOTIFICATIONS_WORDS.more}
        </Button>
      )}
      <Choices />
    </>
  );
}
