import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { PATHS } from '../../data/address/paths.ts';
import { leaveToSignIn, type SessionUser, useSession } from '../../shell/session/session.ts';
import css from './session.module.css';

/** Who is there, for pages inside a guard, or of a guest. */
export const UserContext = createContext<SessionUser | null>(null);

/** The signed-in person, inside a guard; the last known one after the session has ended. */
export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (user === null) throw new Error('useUser is for pages inside a guard');
  return user;
}

type Props = {
  /** Whether what every page below asks for is allowed to them. */
  readonly isAllowed: (user: SessionUser) => boolean;
  readonly children: ReactNode;
};

/**
 * The route guard (R2.4): nothing but the layout's spinner while the session loads; to
 * `/` without a user, where Login Required opens and the sign-in returns here; to `/unauthorized`
 * whoever may not. A session that ends while somebody works here does not throw them out:
 * the next call offers to sign in again, and what was typed stays.
 */
export function AreaGuard({ isAllowed, children }: Props) {
  const session = useSession();
  const target = useLocation({ select: ({ href }) => href });
  const [known, setKnown] = useState<SessionUser | null>(null);
  if (session.user !== null && session.user !== known) setKnown(session.user);
  const isOut = session.status === 'anonymous' && known === null;
  const isWrong = known !== null && !isAllowed(known);
  useEffect(() => {
    if (isOut) leaveToSignIn(target);
    if (isWrong) window.location.replace(PATHS.unauthorized);
  }, [isOut, isWrong, target]);
  if (known === null || isWrong) return <div className={css.waiting} />;
  return <UserContext value={known}>{children}</UserContext>;
}
