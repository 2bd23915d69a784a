import type { OwnSession } from '@pratibha/contract/own-sessions';
import { formatDateTime } from '@pratibha/domain/time/competition-time';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import privacyCss from '../personal-data.module.css';
import css from './SessionsCard.module.css';
import { SESSIONS } from './sessions.texts.ts';

const failed = () => toast('error', SESSIONS.failed);

/** The person's sessions: when and with what they began, and a way to end them. */
export function SessionsCard() {
  const sessions = useQuery(read('GET /user/sessions', {}));
  const end = useWrite('DELETE /user/sessions/{id}', ['GET /user/sessions']);
  const endOthers = useWrite('DELETE /user/sessions', ['GET /user/sessions']);
  const isBusy = end.isPending || endOthers.isPending;
  const list = sessions.data ?? [];
  return (
    <section className={privacyCss.card} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{SESSIONS.heading}</h2>
      <p>{SESSIONS.intro}</p>
      {sessions.isLoadingError && (
        <ErrorState message={SESSIONS.loadFailed} onRetry={() => void sessions.refetch()} />
      )}
      <ul className={css.list}>
        {list.map((session) => (
          <li key={session.id} className={css.session}>
            <Words session={session} />
            {!session.is_current && (
              <Button
                variant="secondary"
                disabled={isBusy}
                aria-label={SESSIONS.endLabel(deviceOf(session), whenOf(session.signed_in_at))}
                onClick={() =>
                  end.mutate(
                    { params: { id: session.id } },
                    { onSuccess: () => toast('success', SESSIONS.ended), onError: failed },
                  )
                }
              >
                {SESSIONS.end}
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
            onClick={() =>
              endOthers.mutate(
                {},
                { onSuccess: () => toast('success', SESSIONS.othersEnded), onError: failed },
              )
            }
          >
            {SESSIONS.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}

function Words({ session }: { readonly session: OwnSession }) {
  const { is_current, signed_in_at, last_used_at } = session;
  return (
    <div>
      <p className={css.device}>
        {deviceOf(session)}
        {is_current && <span className={css.here}>{SESSIONS.here}</span>}
      </p>
      <p className={css.times}>{SESSIONS.signedIn(whenOf(signed_in_at))}</p>
      {!is_current && <p className={css.times}>{SESSIONS.lastUsed(whenOf(last_used_at))}</p>}
    </div>
  );
}

function deviceOf({ device }: OwnSession): string {
  return device ?? SESSIONS.unknown;
}

function whenOf(instant: string): string {
  return formatDateTime(new Date(instant));
}
