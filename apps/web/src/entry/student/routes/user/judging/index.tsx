import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../../data/address/id-in-address.ts';
import { JudgingPage } from '../../../../../features/judging/student/JudgingPage.tsx';
import { readJudging } from '../../../../../features/judging/student/read-ahead.ts';

export const Route = createFileRoute('/user/judging/')({
  validateSearch: ({ round, at }: Record<string, unknown>) => ({
    ...{ round: idInAddress(round), at: idInAddress(at) },
  }),
  // No other page carries a byte of it: in a browser the page asks itself.
  loader: ({ context: { ahead }, location: { search } }) =>
    import.meta.env.SSR && ahead ? readJudging(ahead, search) : undefined,
  component: JudgingRoute,
});

function JudgingRoute() {
  const { round, at } = Route.useSearch();
  return <JudgingPage roundId={round ?? null} at={at ?? null} />;
}
