import { createFileRoute } from '@tanstack/react-router';
import { JudgedWorkPage } from '../../../../../features/judging/student/JudgedWorkPage.tsx';
import { LateJudgedWorkPage } from '../../../../../features/judging/student/late-pages.ts';
import { readJudgedWork } from '../../../../../features/judging/student/read-ahead.ts';

export const Route = createFileRoute('/user/judging/$id')({
  // No other page carries a byte of it: in a browser the page asks itself.
  loader: ({ context: { ahead }, params: { id } }) =>
    import.meta.env.SSR && ahead ? readJudgedWork(ahead, id) : undefined,
  component: WorkRoute,
  // Without a network its code is waited for, and that is said.
  errorComponent: LateWorkRoute,
});

function WorkRoute() {
  const { id } = Route.useParams();
  return <JudgedWorkPage key={id} id={id} />;
}

function LateWorkRoute() {
  const { id } = Route.useParams();
  return <LateJudgedWorkPage key={id} id={id} />;
}
