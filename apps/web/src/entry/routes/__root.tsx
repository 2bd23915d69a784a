import { createRootRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isAppPage } from '../../data/address/app-paths.ts';
import { PATHS } from '../../data/address/paths.ts';
import { refetchEverything } from '../../data/queries.ts';
import { ConnectionBanner } from '../../features/session/ConnectionBanner.tsx';
import { SlowPage } from '../../features/session/SlowPage.tsx';
import { useFlagToasts } from '../../features/session/use-flag-toasts.ts';
import { SiteLayout } from '../../shell/frame/SiteLayout.tsx';
import { NotFoundPage } from '../../ui/page/NotFoundPage.tsx';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

/**
 * The shared frame around every page of the app document. An address without a page says so before
 * any guard asks who is there, and nobody wants to come back to it after signing in.
 */
function Root() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useFocusOnNewPage(path);
  useFlagToasts();
  const isPage = isAppPage(path);
  return (
    <SiteLayout
      path={path}
      returnTo={isPage ? path : PATHS.home}
      isGuarded={isPage}
      onClockMoved={refetchEverything}
    >
      <ConnectionBanner />
      <SlowPage />
      {isPage ? <Outlet /> : <NotFoundPage />}
    </SiteLayout>
  );
}

/** After a change of page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
