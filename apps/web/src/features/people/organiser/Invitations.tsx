import type { Invitation } from '@pratibha/contract/invitations';
import { mayDo } from '@pratibha/domain/access';
import { INVITATIONS_WORDS } from '@pratibha/words/people/organiser/invitations';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { grantsInWords } from './event-grants.ts';
import css from './TokensPage.module.css';

const W = INVITATIONS_WORDS;

/** Who was invited and has not signed in yet; nothing where that is nobody. */
export function Invitations() {
  const isAllowed = mayDo('users.write', useUser());
  const { data } = useQuery({ ...read('GET /admin/invitations', {}), enabled: isAllowed });
  const [ending, setEnding] = useState<Invitation | null>(null);
  return (
    <>
      {isAllowed && data !== undefined && data.length > 0 && (
        <section className={`${css.part} ${css.above}`} aria-label={W.listed}>
          <h2>{W.listed}</h2>
          <ul className={css.list}>
            {data.map((invited) => (
              <li key={invited.id}>
                <div className={css.about}>
                  <p className={css.name}>{invited.email}</p>
                  <p className={css.quiet}>{factsOf(invited).join(' · ')}</p>
                  {invited.is_live && <p className={css.quiet}>{W.mails[invited.mail]}</p>}
                </div>
                <Button
                  variant="secondary"
                  aria-label={W.withdrawLabel(invited.email)}
                  onClick={() => setEnding(invited)}
                >
                  {W.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WithdrawDialog invited={ending} onClose={() => setEnding(null)} />
    </>
  );
}

function factsOf({ event_grants, expires_at, invited_by, is_live }: Invitation): string[] {
  const at = formatDateTime(new Date(expires_at));
  return [
    grantsInWords(event_grants).join(', '),
    W.by(invited_by),
    is_live ? W.until(at) : W.over(at),
  ];
}

type EndProps = { readonly invited: Invitation | null; readonly onClose: () => void };

function WithdrawDialog({ invited, onClose }: EndProps) {
  const withdraw = useWrite('DELETE /admin/invitations/{id}', [
    'GET /admin/invitations',
    'GET /admin/users',
  ]);
  const confirm = () => {
    if (invited === null) return;
    withdraw.mutate(
      { params: { id: String(invited.id) } },
      {
        onSuccess: () => adminToast('success', W.withdrawn),
        onError: () => adminToast('error', W.failed),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={invited !== null}
      title={W.withdrawTitle}
      confirmLabel={W.confirmWithdraw}
      isBusy={withdraw.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {invited && W.withdrawText(invited.email)}
    </ConfirmDialog>
  );
}
