import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../../../../features/announcements/organiser/AnnouncementPage.tsx';

export const Route = createFileRoute('/admin/announcements/$id')({
  staticData: { action: 'announcements.write', help: 'announce' },
  component: AnnouncementRoute,
});

function AnnouncementRoute() {
  const { id } = Route.useParams();
  return <AnnouncementPage key={id} id={id} />;
}
