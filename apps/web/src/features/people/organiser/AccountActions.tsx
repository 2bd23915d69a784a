import type { PersonRecord } from '@pratibha/contract/person';
import type { AdminUser } from '@pratibha/contract/users';
import { mayDo } from '@pratibha/domain/access';
import { whyNotEraseUser, whyNotSignOutUser } from '@pratibha/domain/people/accounts';
import { isErased } from '@pratibha/domain/people/erasure';
import { ACCOUNT_WORDS } from '@pratibha/words/people/organiser/account';
import { MAKE_COPY_WORDS } from '@pratibha/words/people/organiser/data-copy';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { EraseDialog } from '../../personal-data/personal-data.tsx';
import { useUser } from '../../session/session.tsx';
import css from './AccountActions.module.css';
import { CopyDataDialog } from './CopyDataDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';

type ActionsProps = {
  readonly user: AdminUser;
  /** How they may be corrected; absent or null: not. */
  readonly correction?: PersonRecord['correction'];
};

/**
 * What the organiser may do with somebody's account: correct who they are, end their sessions, and,
 * for super admins, make a copy of all that is held about them or erase a person who did not ask for
 * it on their own page. Nothing for those who may neither.
 */
export function AccountActions({ user, correction = null }: ActionsProps) {
  const actor = useUser();
  const [open, setOpen] = useState<'correct' | 'sign-out' | 'erase' | 'copy' | null>(null);
  if (isErased(user)) return null;
  const facts = { actor, target: user, lastActiveSuperAdmin: false };
  const maySignOut = whyNotSignOutUser(facts) === null;
  const mayErase = mayDo('privacy.erase', actor) && whyNotEraseUser(facts) === null;
  const mayCopy = mayDo('privacy.copy', actor);
  if (!maySignOut && !mayErase && !mayCopy && !correction) return null;
  const close = () => setOpen(null);
  return (
    <div className={css.actions}>
      {correction && (
        <Button variant="secondary" onClick={() => setOpen('correct')}>
          {ACCOUNT_WORDS.correct}
        </Button>
      )}
      {maySignOut && (
        <Button variant="secondary" onClick={() => setOpen('sign-out')}>
          {ACCOUNT_WORDS.signOut}
        </Button>
      )}
      {mayCopy && (
        <Button variant="quiet" onClick={() => setOpen('copy')}>
          {MAKE_COPY_WORDS.make}
        </Button>
      )}
      {mayErase && (
        <Button variant="quiet" onClick={() => setOpen('erase')}>
          {ACCOUNT_WORDS.erase}
        </Button>
      )}
      {correction && open === 'correct' && (
        <CorrectDialog user={user} correction={correction} onClose={close} />
      )}
      {open === 'copy' && <CopyDataDialog user={user} onClose={close} />}
      <SignOutDialog user={user} isOpen={open === 'sign-out'} onClose={close} />
      <EraseDialog
        request={open === 'erase' ? { ...user, user_id: user.id } : null}
        onClose={close}
      />
    </div>
  );
}

type Props = { readonly user: AdminUser; readonly isOpen: boolean; readonly onClose: () => void };

function SignOutDialog({ user, isOpen, onClose }: Props) {
  const signOut = useWrite('DELETE /admin/users/{id}/sessions', []);
  const confirm = () => {
    signOut.mutate(
      { params: { id: String(user.id) } },
      {
        onSuccess: () => {
          adminToast('success', ACCOUNT_WORDS.signedOut(user.name));
          onClose();
        },
        onError: () => adminToast('error', ACCOUNT_WORDS.signOutFailed),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={ACCOUNT_WORDS.signOut}
      confirmLabel={ACCOUNT_WORDS.confirmSignOut}
      onConfirm={confirm}
      onCancel={() => {
        signOut.reset();
        onClose();
      }}
      isBusy={signOut.isPending}
    >
      <p>{ACCOUNT_WORDS.signOutText(user.name, user.email)}</p>
      {signOut.isError && <p role="alert">{reasonOf(signOut.error)}</p>}
    </ConfirmDialog>
  );
}
