import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PATHS, pathnameOf } from '../data/address/paths.ts';
import { refetchEverything } from '../data/queries.ts';
import { ConnectionBanner } from '../features/session/ConnectionBanner.tsx';
import { SlowPage } from '../features/session/SlowPage.tsx';
import { useFlagToasts } from '../features/session/use-flag-toasts.ts';
import { AccountMenu } from '../shell/frame/AccountMenu.tsx';
import { DemoBar } from '../shell/frame/DemoBar.tsx';
import { LinkProvider } from '../shell/frame/links.tsx';
import { OwnMenu } from '../shell/frame/OwnMenu.tsx';
import { SiteLayout } from '../shell/frame/SiteLayout.tsx';
import { NotFoundPage } from '../ui/page/NotFoundPage.tsx';
import { RouterLink } from './RouterLink.tsx';

const PARTS = { AccountMenu, DemoBar, OwnMenu };

/** What an address of the document has to be for a page to be there. */
type Props = { readonly pageAt: RegExp };

/**
 * The shared frame around every page of the student's and of the organiser's document. An address
 * without a page says so before any guard asks who is there, and nobody wants to come back to it
 * after signing in.
 */
export function AppRoot({ pageAt }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useFocusOnNewPage(path);
  useFlagToasts();
  const isPage = pageAt.test(pathnameOf(path));
  return (
    <LinkProvider value={RouterLink}>
      <SiteLayout
        path={path}
        returnTo={isPage ? path : PATHS.home}
        isGuarded={isPage}
        onClockMoved={refetchEverything}
        parts={PARTS}
      >
        <ConnectionBanner />
        <SlowPage />
        {isPage ? <Outlet /> : <NotFoundPage />}
      </SiteLayout>
    </LinkProvider>
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
