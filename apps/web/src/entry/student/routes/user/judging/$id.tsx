import { createFileRoute } from '@tanstack/react-router';
import { JudgedWorkPage } from '../../../../../features/judging/student/JudgedWorkPage.tsx';
import { readJudgedWork } from '../../../../../features/judging/student/read-ahead.ts';

export const Route = createFileRoute('/user/judging/$id')({
  // No other page carries a byte of it: in a browser the page asks itself.
  loader: ({ context: { ahead }, params: { id } }) =>
    import.meta.env.SSR && ahead ? readJudgedWork(ahead, id) : undefined,
  component: WorkRoute,
});

function WorkRoute() {
  const { id } = Route.useParams();
  return <JudgedWorkPage key={id} id={id} />;
}
