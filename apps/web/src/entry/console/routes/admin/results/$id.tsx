import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '../../../../../features/results/organiser/ResultsPage.tsx';

export const Route = createFileRoute('/admin/results/$id')({
  staticData: { action: 'results.settle', help: 'judging' },
  component: ResultsRoute,
});

function ResultsRoute() {
  const { id } = Route.useParams();
  return <ResultsPage key={id} id={id} />;
}
