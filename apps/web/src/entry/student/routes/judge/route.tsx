import { createFileRoute, Outlet } from '@tanstack/react-router';
import { LateGuestArea } from '../../../../features/judging/student/late-pages.ts';
import { Page } from '../../../../ui/page/Page.tsx';

export const Route = createFileRoute('/judge')({ component: GuestsArea });

function GuestsArea() {
  return (
    <Page>
      <LateGuestArea>
        <Outlet />
      </LateGuestArea>
    </Page>
  );
}
