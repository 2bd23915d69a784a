import { createFileRoute } from '@tanstack/react-router';
import { JudgedWorkPage } from '../../../../../features/judging/student/JudgedWorkPage.tsx';

export const Route = createFileRoute('/user/judging/$id')({ component: WorkRoute });

function WorkRoute() {
  const { id } = Route.useParams();
  return <JudgedWorkPage key={id} id={id} />;
}
