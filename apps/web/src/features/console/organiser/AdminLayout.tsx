import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ownBar } from '../../../shell/frame/own-bar.ts';
import { useUser } from '../../session/session.tsx';
import css from './AdminLayout.module.css';
import { ConsoleBar } from './ConsoleBar.tsx';
import { keepRights } from './kept-rights.ts';
import { Menu } from './Menu.tsx';
import { OverConsole } from './OverConsole.tsx';

/**
 * The frame of the admin area (R2.43): the console's bar in place of the site's, and the side panel
 * beside the page. Below 1024 px the bar's one menu holds the panel too.
 */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  useLayoutEffect(() => {
    ownBar.set(ConsoleBar);
    return () => ownBar.set(null);
  }, []);
  useEffect(() => keepRights(user), [user]);
  return (
    <div className={css.layout}>
      <aside className={css.side}>
        <Menu user={user} path={path} />
      </aside>
      <div className={css.main}>
        <div className={css.page}>{children}</div>
      </div>
      <OverConsole user={user} />
    </div>
  );
}
