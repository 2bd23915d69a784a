import { createFileRoute, Outlet } from '@tanstack/react-router';
import { KeptBanner } from '../../../../features/session/KeptBanner.tsx';
import { OwnGuard } from '../../../../features/session/session.tsx';
import { Page } from '../../../../ui/page/Page.tsx';

export const Route = createFileRoute('/user')({ component: UserArea });

function UserArea() {
  return (
    <OwnGuard action="events.browse">
      <KeptBanner />
      <Page>
        <Outlet />
      </Page>
    </OwnGuard>
  );
}
