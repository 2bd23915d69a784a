import { createFileRoute } from '@tanstack/react-router';
import { answerSearch } from '../../../../../features/judging/organiser/answer-search.ts';
import { RankingPage } from '../../../../../features/judging/organiser/RankingPage.tsx';

export const Route = createFileRoute('/admin/ranking/$id')({
  staticData: { action: 'judging.organise', help: 'results' },
  validateSearch: answerSearch,
  component: RankingRoute,
});

function RankingRoute() {
  const { id } = Route.useParams();
  return <RankingPage key={id} id={id} answer={Route.useSearch()} />;
}
