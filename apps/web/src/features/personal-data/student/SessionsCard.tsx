import type { OwnSession } from '@pratibha/contract/own-sessions';
import { SESSIONS_WORDS } from '@pratibha/words/personal-data/student/sessions';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { RealTimeNote } from '../../../shell/clock/RealTimeNote.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import privacyCss from '../personal-data.module.css';
import css from './SessionsCard.module.css';

const failed = () => toast('error', SESSIONS_WORDS.failed);

/** The person's sessions: when and with what they began, and a way to end them. */
export function SessionsCard() {
  const sessions = useQuery(read('GET /user/sessions', {}));
  const end = useWrite('DELETE /user/sessions/{id}', ['GET /user/sessions']);
  const endOthers = useWrite('DELETE /user/sessions', ['GET /user/sessions']);
  const link = useQuery(read('GET /user/calendar', {}));
  const endLink = useWrite('DELETE /user/calendar', ['GET /user/calendar']);
  const [isAsking, setAsking] = useState(false);
  const isBusy = end.isPending || endOthers.isPending;
  // A calendar's link outlives sessions: who lost a phone may not think of it.
  const othersEnded = () => {
    toast('success', SESSIONS_WORDS.othersEnded);
    setAsking((link.data?.made_at ?? null) !== null);
  };
  const list = sessions.data ?? [];
  return (
    <section className={privacyCss.card} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{SESSIONS_WORDS.heading}</h2>
      <p>{SESSIONS_WORDS.intro}</p>
      <RealTimeNote />
      {sessions.isLoadingError && (
        <ErrorState message={SESSIONS_WORDS.loadFailed} onRetry={() => void sessions.refetch()} />
      )}
      <ul className={css.list}>
        {list.map((session) => (
          <li key={session.id} className={css.session}>
            <Words session={session} />
            {!session.is_current && (
              <Button
                variant="secondary"
                disabled={isBusy}
                aria-label={SESSIONS_WORDS.endLabel(
                  deviceOf(session),
                  whenOf(session.signed_in_at),
                )}
                onClick={() =>
                  end.mutate(
                    { params: { id: session.id } },
                    { onSuccess: () => toast('success', SESSIONS_WORDS.ended), onError: failed },
                  )
                }
              >
                {SESSIONS_WORDS.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <div className={privacyCss.actions}>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => endOthers.mutate({}, { onSuccess: othersEnded, onError: failed })}
          >
            {SESSIONS_WORDS.endOthers}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={SESSIONS_WORDS.calendarTitle}
        confirmLabel={SESSIONS_WORDS.endCalendar}
        isBusy={endLink.isPending}
        onConfirm={() =>
          endLink.mutate(
            {},
            {
              onSuccess: () => toast('success', SESSIONS_WORDS.calendarEnded),
              onError: failed,
              onSettled: () => setAsking(false),
            },
          )
        }
        onCancel={() => setAsking(false)}
      >
        {SESSIONS_WORDS.calendarText}
      </ConfirmDialog>
    </section>
  );
}

function Words({ session }: { readonly session: OwnSession }) {
  const { is_current, signed_in_at, last_used_at } = session;
  return (
    <div>
      <p className={css.device}>
        {deviceOf(session)}
        {is_current && <span className={css.here}>{SESSIONS_WORDS.here}</span>}
      </p>
      <p className={css.times}>{SESSIONS_WORDS.signedIn(whenOf(signed_in_at))}</p>
      {!is_current && <p className={css.times}>{SESSIONS_WORDS.lastUsed(whenOf(last_used_at))}</p>}
    </div>
  );
}

function deviceOf({ device }: OwnSession): string {
  return device === null ? SESSIONS_WORDS.unknown : SESSIONS_WORDS.device(device);
}

function whenOf(instant: string): string {
  return formatDateTime(new Date(instant));
}
