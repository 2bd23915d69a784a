import type { RefusedAddress } from '@pratibha/contract/mails';
import { REFUSED_ADDRESSES_WORDS as WORDS } from '@pratibha/words/mail/organiser';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPage, useWrite } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { grouped } from '../../../ui/list/grouped.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, LIVE_QUERY, PersonLink, reasonOf } from '../../console/console.tsx';
import css from './MailsPage.module.css';

const LIST = 'GET /admin/refused-addresses';
const STEP = 50;

/** How many addresses nothing is sent to, with the list of them; nothing where there is none. */
export function RefusedAddresses() {
  const [limit, setLimit] = useState(STEP);
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<RefusedAddress | null>(null);
  const { data, isLoadingError, refetch } = useQuery({
    ...readPage(LIST, { limit }),
    ...LIVE_QUERY,
    placeholderData: keepPreviousData,
  });
  const lift = useWrite('DELETE /admin/refused-addresses/{id}', [LIST]);
  const send = ({ id, email }: RefusedAddress) =>
    lift.mutate(
      { params: { id: String(id) } },
      {
        onSuccess: () => adminToast('success', WORDS.lifted(email)),
        onError: (error) => adminToast('error', reasonOf(error) ?? WORDS.failed),
        onSettled: () => setAsked(null),
      },
    );
  if (isLoadingError)
    return <ErrorState message={WORDS.loadFailed} onRetry={() => void refetch()} />;
  const rows = data?.rows ?? [];
  return (
    <>
      {rows.length > 0 && (
        <div className={css.alarm}>
          <p role="status">{WORDS.count(grouped(data?.total ?? ''))}</p>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {WORDS.show}
          </Button>
        </div>
      )}
      <DetailDrawer
        isOpen={isOpen && rows.length > 0 && asked === null}
        title={WORDS.title}
        onClose={() => setIsOpen(false)}
      >
        <p>{WORDS.intro}</p>
        <ol className={css.addresses} aria-label={WORDS.list}>
          {rows.map((each) => (
            <li key={each.id}>
              <p className={css.link}>
                <PersonLink id={each.person.id} name={each.person.name} />
              </p>
              <p className={css.address}>{each.email}</p>
              <p className={css.about}>
                {WORDS.since} <DateTimeText at={each.refused_at} />
              </p>
              <p className={css.address}>{each.reason}</p>
              <Button
                variant="secondary"
                aria-label={WORDS.liftFor(each.email)}
                onClick={() => setAsked(each)}
              >
                {WORDS.lift}
              </Button>
            </li>
          ))}
        </ol>
        {data?.next != null && (
          <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
            {WORDS.more}
          </Button>
        )}
      </DetailDrawer>
      <ConfirmDialog
        isOpen={asked !== null}
        title={WORDS.liftTitle}
        confirmLabel={WORDS.lift}
        isBusy={lift.isPending}
        onConfirm={() => asked && send(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && WORDS.liftText(asked.email)}
      </ConfirmDialog>
    </>
  );
}
