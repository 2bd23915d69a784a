import { createFileRoute } from '@tanstack/react-router';
import { RoundPage } from '../../../../../features/judging/organiser/RoundPage.tsx';

export const Route = createFileRoute('/admin/rounds/$id')({
  staticData: { action: 'judging.organise', help: 'judging' },
  component: RoundRoute,
});

function RoundRoute() {
  const { id } = Route.useParams();
  return <RoundPage key={id} id={id} />;
}
