import { createFileRoute, Outlet } from '@tanstack/react-router';
import { LateGuestArea } from '../../../../features/judging/student/late-pages.ts';
import { KeptBanner } from '../../../../features/session/KeptBanner.tsx';
import { Page } from '../../../../ui/page/Page.tsx';

export const Route = createFileRoute('/judge')({ component: GuestsArea });

function GuestsArea() {
  return (
    <>
      <KeptBanner />
      <Page>
        <LateGuestArea>
          <Outlet />
        </LateGuestArea>
      </Page>
    </>
  );
}
