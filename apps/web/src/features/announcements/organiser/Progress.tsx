import type { AnnouncementProgress } from '@pratibha/contract/announcements';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { CHANGES } from './announcement-calls.ts';
import { valuesOf } from './announcement-values.ts';
import css from './announcements.module.css';
import { Log } from './Log.tsx';

const W = ANNOUNCEMENTS_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

/**
 * What became of one that was sent, or waits for its moment, and the ways to stop and repeat it.
 */
export function Progress({ of }: { readonly of: AnnouncementProgress }) {
  const navigate = useNavigate();
  const params = { id: String(of.id) };
  const stop = useWrite('POST /admin/announcements/{id}/stop', CHANGES);
  const resend = useWrite('POST /admin/announcements/{id}/resend', CHANGES);
  const copy = useWrite('POST /admin/announcements', CHANGES);
  const send = useWrite('POST /admin/announcements/{id}/send', CHANGES);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const isScheduled = of.state === 'scheduled';
  const takeBack = () =>
    stop.mutate({ params }, { onSuccess: () => adminToast('success', W.takenBack), onError });
  const confirm = () => {
    const onSuccess = () => adminToast('success', W.stopped);
    stop.mutate({ params }, { onSuccess, onError, onSettled: () => setAsking(false) });
  };
  const sendNow = () => {
    const onSuccess = () => adminToast('success', W.sending);
    const body = { send_at: null, revision: of.revision };
    send.mutate({ params, body }, { onSuccess, onError, onSettled: () => setSending(false) });
  };
  const again = () =>
    resend.mutate({ params }, { onSuccess: () => adminToast('success', W.resent), onError });
  const keep = () => {
    const onSuccess = (made: { readonly id: number }) =>
      void navigate({ to: adminPaths.announcement(made) });
    copy.mutate({ body: { ...valuesOf(of), is_template: false } }, { onSuccess, onError });
  };
  return (
    <>
      <section className={css.part} aria-label={W.progress}>
        <h2>{W.progress}</h2>
        {of.failure !== null && <p role="status">{W.failures[of.failure]}</p>}
        {isScheduled ? (
          <p>{of.matching === 0 ? W.nobody : W.matching(of.matching)}</p>
        ) : (
          <dl className={css.figures}>
            {W.figures(of).map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count.toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={css.actions}>
          <Button variant="secondary" disabled={copy.isPending} onClick={keep}>
            {W.use}
          </Button>
          {of.state === 'sent' && of.failed + of.refused > 0 && (
            <Button variant="secondary" disabled={resend.isPending} onClick={again}>
              {W.resend}
            </Button>
          )}
          {of.state === 'sent' && of.waiting > 0 && (
            <Button onClick={() => setAsking(true)}>{W.stop}</Button>
          )}
          {isScheduled && (
            <Button
              variant={of.failure === null ? 'primary' : 'secondary'}
              disabled={stop.isPending}
              onClick={takeBack}
            >
              {W.takeBack}
            </Button>
          )}
          {of.failure !== null && (
            <Button disabled={send.isPending || of.matching === 0} onClick={() => setSending(true)}>
              {W.confirm(of.matching)}
            </Button>
          )}
        </div>
        <ConfirmDialog
          isOpen={isSending}
          title={W.sendTitle}
          confirmLabel={W.confirm(of.matching)}
          isBusy={send.isPending}
          onConfirm={sendNow}
          onCancel={() => setSending(false)}
        >
          {W.sendText(of.subject, of.matching, null)}
        </ConfirmDialog>
        <ConfirmDialog
          isOpen={isAsking}
          title={W.stopTitle}
          confirmLabel={W.confirmStop}
          isBusy={stop.isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {W.stopText(of.waiting)}
        </ConfirmDialog>
      </section>
      {!isScheduled && <Log of={of} />}
    </>
  );
}
