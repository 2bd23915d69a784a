import { createFileRoute } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { AnnouncementsPage } from '../../../../../features/announcements/organiser/AnnouncementsPage.tsx';
import { recipientSearch } from '../../../../../features/announcements/organiser/recipient-search.ts';

export const Route = createFileRoute('/admin/announcements/')({
  staticData: {
    action: 'announcements.write',
    menu: { icon: Megaphone, place: 6 },
    help: 'announce',
    isByEdition: true,
  },
  validateSearch: recipientSearch,
  component: AnnouncementsRoute,
});

function AnnouncementsRoute() {
  return <AnnouncementsPage search={Route.useSearch()} />;
}
