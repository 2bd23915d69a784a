import { GUEST_PAGE_WORDS } from '@pratibha/words/judging/judge/guest';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as USER_PATHS from '../../../../data/address/user-pages.gen.ts';
import { forgetKept } from '../../../../data/kept/forget-kept.ts';
import { read, useWrite } from '../../../../data/queries.ts';
import { guestToken } from '../../../../data/xsrf-token.ts';
import { OtherLanguage } from '../../../../shell/frame/OtherLanguage.tsx';
import site from '../../../../shell/frame/TopBar.module.css';
import { hasUnsentWork } from '../../../../shell/session/saved-drafts.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../../ui/plain/Button.tsx';
import { Logo } from '../../../../ui/plain/Logo.tsx';
import { failureWords } from '../../../session/session.tsx';
import ofJudges from '../judge.module.css';
import css from './guest.module.css';

const W = GUEST_PAGE_WORDS;

/** The bar of a guest: who they are on this device, and the way out. */
export function GuestBar() {
  const { data: guest } = useQuery({
    ...read('GET /judge/guest', {}),
    enabled: guestToken() !== null,
  });
  const [isAsking, setAsking] = useState(false);
  const leave = useWrite('POST /judge/guest/leave', []);
  return (
    <header className={site.bar}>
      <div className={`${site.inner} ${css.inner}`}>
        <Logo />
        <OtherLanguage className={site.link} />
        {guest && (
          <>
            <span className={css.name}>{guest.name}</span>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {W.leave}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={W.leaveTitle}
        confirmLabel={W.confirmLeave}
        isBusy={leave.isPending}
        onConfirm={() =>
          leave.mutate(
            {},
            { onSuccess: () => forgetKept().then(() => window.location.replace(USER_PATHS.judge)) },
          )
        }
        onCancel={() => setAsking(false)}
      >
        <p>{W.leaveText}</p>
        {guest && hasUnsentWork(guest.id) && <p>{W.unsent}</p>}
        {leave.error && (
          <p role="alert" className={ofJudges.error}>
            {failureWords(leave.error, W.leaveFailed)}
          </p>
        )}
      </ConfirmDialog>
    </header>
  );
}
