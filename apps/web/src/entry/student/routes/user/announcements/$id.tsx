import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../../../../features/announcements/student/AnnouncementPage.tsx';

export const Route = createFileRoute('/user/announcements/$id')({ component: AnnouncementRoute });

function AnnouncementRoute() {
  const { id } = Route.useParams();
  return <AnnouncementPage id={id} />;
}
