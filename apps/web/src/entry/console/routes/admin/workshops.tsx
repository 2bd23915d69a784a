import { createFileRoute } from '@tanstack/react-router';
import { Presentation } from 'lucide-react';
import { WorkshopsDesk } from '../../../../features/workshops/organiser/WorkshopsDesk.tsx';
import { workshopsSearch } from '../../../../features/workshops/organiser/workshops-search.ts';

export const Route = createFileRoute('/admin/workshops')({
  staticData: {
    action: 'events.read',
    menu: { icon: Presentation, place: 5.8 },
    help: 'workshops',
    isByEdition: true,
  },
  validateSearch: workshopsSearch,
  component: WorkshopsRoute,
});

function WorkshopsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WorkshopsDesk
      search={search}
      onSearch={(part) =>
        void navigate({ search: (kept) => ({ ...kept, ...part }), resetScroll: false })
      }
    />
  );
}
