import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../../../../features/announcements/organiser/AnnouncementPage.tsx';
import { Guard } from '../../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/announcements/$id')({ component: AnnouncementRoute });

function AnnouncementRoute() {
  const { id } = Route.useParams();
  return (
    <Guard action="announcements.write">
      <AnnouncementPage key={id} id={id} />
    </Guard>
  );
}
