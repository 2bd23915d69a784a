import { ProblemError } from '@pratibha/contract/client';
import { isOfRoom } from '@pratibha/domain/judging/guest-rooms';
import { GUEST_PAGE_WORDS } from '@pratibha/words/judging/judge/guest';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import * as USER_PATHS from '../../../../data/address/user-pages.gen.ts';
import { dropGuestLink, type HeldLink, takeGuestLink } from '../../../../data/guest-link.ts';
import { loginRequest } from '../../../../data/login-required.ts';
import { queryClient, read } from '../../../../data/queries.ts';
import { guestToken } from '../../../../data/xsrf-token.ts';
import { SiteLink } from '../../../../shell/frame/links.tsx';
import { ownBar } from '../../../../shell/frame/own-bar.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { EmptyState } from '../../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../../ui/page/PageHeading.tsx';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { Spinner } from '../../../../ui/plain/Spinner.tsx';
import { UserContext } from '../../../session/session.tsx';
import css from '../judge.module.css';
import { ownStandPath } from '../judging-reads.ts';
import { GuestBar } from './GuestBar.tsx';
import { GuestBegin } from './GuestBegin.tsx';
import { guestAsUser } from './guest-as-user.ts';
import { RoomWait } from './RoomWait.tsx';

const W = GUEST_PAGE_WORDS;

/** `/judge`: what a guest sees around the works, or how they begin. */
export function GuestArea({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  // Out of the address, whoever is there.
  const [link, setLink] = useState(takeGuestLink);
  if (session.status === 'loading') return null;
  if (session.user !== null) return <SignedIn name={session.user.name} />;
  return (
    <OfGuest link={link} setLink={setLink}>
      {children}
    </OfGuest>
  );
}

/** Two people on one device are told apart before anything is taken. */
function SignedIn({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  const [path] = useState(() => ownStandPath(window.location));
  useEffect(() => {
    if (path !== null) void navigate({ href: path, replace: true });
  }, [navigate, path]);
  if (path !== null) return <Spinner label={W.loading} />;
  return (
    <>
      <PageHeading title={W.heading} />
      <EmptyState drawing="lost" text={W.signedIn(name)}>
        <SiteLink href={USER_PATHS.judging} className={buttonClass('secondary')}>
          {W.asUser}
        </SiteLink>
      </EmptyState>
    </>
  );
}

type Props = {
  readonly link: HeldLink | null;
  readonly setLink: (link: HeldLink | null) => void;
  readonly children: ReactNode;
};

function OfGuest({ link, setLink, children }: Props) {
  const guest = useQuery({ ...read('GET /judge/guest', {}), enabled: guestToken() !== null });
  const [isEnded, setEnded] = useIsEnded();
  useEffect(() => {
    // Another link is opened in the same tab.
    const take = () => setLink(takeGuestLink());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [setLink]);
  useEffect(() => {
    ownBar.set(GuestBar);
    return () => ownBar.set(null);
  }, []);
  if (link !== null) {
    const begun = () => {
      dropGuestLink();
      setLink(null);
      setEnded(false);
      void queryClient.invalidateQueries();
    };
    const Begin = isOfRoom(link.token) ? RoomWait : GuestBegin;
    return <Begin key={link.key} link={link} onBegun={begun} />;
  }
  if (guest.data !== undefined) {
    return (
      <UserContext value={guestAsUser(guest.data)}>
        {isEnded && (
          <p role="alert" className={css.notice}>
            {W.ended}
          </p>
        )}
        {children}
      </UserContext>
    );
  }
  const isOver = guest.error instanceof ProblemError && guest.error.status === 401;
  if (guest.isLoadingError && !isOver)
    return <ErrorState message={W.failed} onRetry={() => void guest.refetch()} />;
  if (guest.isFetching) return <Spinner label={W.loading} />;
  return (
    <>
      <PageHeading title={W.heading} />
      <EmptyState drawing="lost" text={isOver ? W.ended : W.none} />
    </>
  );
}

/**
 * Whether a call said that this device is nobody's any more. A guest has nowhere to sign in: the
 * dialog that asks others to is told that it was seen.
 */
function useIsEnded() {
  const ended = useState(false);
  const [, setEnded] = ended;
  useEffect(
    () =>
      loginRequest.subscribe(() => {
        if (loginRequest.get() === null) return;
        loginRequest.set(null);
        setEnded(true);
      }),
    [setEnded],
  );
  return ended;
}
