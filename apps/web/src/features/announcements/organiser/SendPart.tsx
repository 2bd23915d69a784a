import type { AnnouncementProgress } from '@pratibha/contract/announcements';
import { ZONE_OFFSET } from '@pratibha/domain/time/competition-time';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { CHANGES } from './announcement-calls.ts';
import css from './announcements.module.css';

const W = ANNOUNCEMENTS_WORDS;
const momentOf = (typed: string) => `${typed}${ZONE_OFFSET}`;
const onError = (error: Error) => adminToast('error', reasonOf(error));

type Props = {
  readonly of: AnnouncementProgress;
  /** Whether there is something that is not saved: what is sent is what is saved. */
  readonly isChanged: boolean;
};

/** Whom it would go to, a test to oneself, and the way to send it: now, or at a moment. */
export function SendPart({ of, isChanged }: Props) {
  const params = { id: String(of.id) };
  const send = useWrite('POST /admin/announcements/{id}/send', CHANGES);
  const test = useWrite('POST /admin/announcements/{id}/test', []);
  const [at, setAt] = useState('');
  const [isAsking, setAsking] = useState(false);
  const label = at === '' ? W.sendTo(of.matching) : W.sendAt(of.matching);
  const confirm = () => {
    const send_at = at === '' ? null : momentOf(at);
    const onSuccess = () => adminToast('success', at === '' ? W.sending : W.scheduled);
    const onSettled = () => setAsking(false);
    const body = { send_at, revision: of.revision };
    send.mutate({ params, body }, { onSuccess, onError, onSettled });
  };
  const tryOut = () =>
    test.mutate({ params }, { onSuccess: () => adminToast('success', W.tested), onError });
  return (
    <section className={css.part} aria-label={W.send}>
      <h2>{W.send}</h2>
      <p>{isChanged ? W.unsaved : of.matching === 0 ? W.nobody : W.matching(of.matching)}</p>
      <div className={css.filters}>
        <TextField
          type="datetime-local"
          label={W.when}
          help={W.whenHelp}
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
      </div>
      <div className={css.actions}>
        <Button variant="secondary" disabled={isChanged || test.isPending} onClick={tryOut}>
          {W.test}
        </Button>
        <Button disabled={isChanged || of.matching === 0} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.sendTitle}
        confirmLabel={label}
        isBusy={send.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {W.sendText(
          of.subject,
          of.matching,
          at === '' ? null : formatDateTime(new Date(momentOf(at))),
        )}
      </ConfirmDialog>
    </section>
  );
}
