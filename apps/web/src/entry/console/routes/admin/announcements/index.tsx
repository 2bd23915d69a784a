import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../../../../features/announcements/organiser/AnnouncementsPage.tsx';
import { recipientSearch } from '../../../../../features/announcements/organiser/recipient-search.ts';
import { Guard } from '../../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/announcements/')({
  validateSearch: recipientSearch,
  component: AnnouncementsRoute,
});

function AnnouncementsRoute() {
  return (
    <Guard action="announcements.write">
      <AnnouncementsPage search={Route.useSearch()} />
    </Guard>
  );
}
