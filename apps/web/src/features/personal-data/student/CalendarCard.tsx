import { CALENDAR_LINK_WORDS } from '@pratibha/words/calendar/own-feed';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import css from '../personal-data.module.css';
import { CalendarLinkDialog } from './CalendarLinkDialog.tsx';

const LINK = 'GET /user/calendar';
const failed = () => toast('error', CALENDAR_LINK_WORDS.failed);

/** The link by which a calendar follows the person's dates: made, made anew and ended. */
export function CalendarCard() {
  const link = useQuery(read(LINK, {}));
  const make = useWrite('POST /user/calendar', [LINK]);
  const end = useWrite('DELETE /user/calendar', [LINK]);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const close = () => setAsking(null);
  const isBusy = make.isPending || end.isPending;
  const begin = () => {
    make.mutate({}, { onSuccess: (made) => setUrl(made.url), onError: failed, onSettled: close });
  };
  const finish = () => {
    const onSuccess = () => toast('success', CALENDAR_LINK_WORDS.ended);
    end.mutate({}, { onSuccess, onError: failed, onSettled: close });
  };
  const madeAt = link.data?.made_at ?? null;
  return (
    <section className={css.card} aria-labelledby="calendar-heading" id="calendar">
      <h2 id="calendar-heading">{CALENDAR_LINK_WORDS.heading}</h2>
      <p>{CALENDAR_LINK_WORDS.intro}</p>
      {link.isLoadingError && (
        <ErrorState message={CALENDAR_LINK_WORDS.loadFailed} onRetry={() => void link.refetch()} />
      )}
      <div role="status">
        {madeAt !== null && <p>{CALENDAR_LINK_WORDS.made(formatDateTime(new Date(madeAt)))}</p>}
      </div>
      <div className={css.actions}>
        {madeAt === null ? (
          <Button variant="secondary" disabled={!link.isSuccess || isBusy} onClick={begin}>
            {make.isPending ? CALENDAR_LINK_WORDS.making : CALENDAR_LINK_WORDS.make}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setAsking('renew')}>
              {CALENDAR_LINK_WORDS.renew}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => setAsking('end')}>
              {CALENDAR_LINK_WORDS.end}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking === 'renew'}
        title={CALENDAR_LINK_WORDS.renewTitle}
        confirmLabel={CALENDAR_LINK_WORDS.confirmRenew}
        isBusy={isBusy}
        onConfirm={begin}
        onCancel={close}
      >
        {CALENDAR_LINK_WORDS.renewText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'end'}
        title={CALENDAR_LINK_WORDS.endTitle}
        confirmLabel={CALENDAR_LINK_WORDS.confirmEnd}
        isBusy={isBusy}
        onConfirm={finish}
        onCancel={close}
      >
        {CALENDAR_LINK_WORDS.endText}
      </ConfirmDialog>
      {url !== null && <CalendarLinkDialog url={url} onClose={() => setUrl(null)} />}
    </section>
  );
}
