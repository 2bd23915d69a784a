import { createFileRoute } from '@tanstack/react-router';
import { RoundsPage } from '../../../../../features/judging/organiser/RoundsPage.tsx';

export const Route = createFileRoute('/admin/judging/$id')({
  staticData: { action: 'judging.organise', help: 'judging' },
  component: RoundsRoute,
});

function RoundsRoute() {
  const { id } = Route.useParams();
  return <RoundsPage key={id} id={id} />;
}
