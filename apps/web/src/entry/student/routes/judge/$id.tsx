import { createFileRoute } from '@tanstack/react-router';
import { LateJudgedWorkPage } from '../../../../features/judging/student/late-pages.ts';

export const Route = createFileRoute('/judge/$id')({ component: WorkRoute });

function WorkRoute() {
  const { id } = Route.useParams();
  return <LateJudgedWorkPage key={id} id={id} />;
}
