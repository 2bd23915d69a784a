import { createFileRoute } from '@tanstack/react-router';
import { LeadPage } from '../../../../../features/results/organiser/LeadPage.tsx';

export const Route = createFileRoute('/admin/show/$id')({
  staticData: { action: 'results.settle', help: 'results' },
  component: LeadRoute,
});

function LeadRoute() {
  const { id } = Route.useParams();
  return <LeadPage key={id} id={id} />;
}
