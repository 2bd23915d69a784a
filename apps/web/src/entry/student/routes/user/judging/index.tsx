import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../../data/address/id-in-address.ts';
import { JudgingPage } from '../../../../../features/judging/student/JudgingPage.tsx';
import { LateJudgingPage } from '../../../../../features/judging/student/late-pages.ts';
import { readJudging } from '../../../../../features/judging/student/read-ahead.ts';

export const Route = createFileRoute('/user/judging/')({
  validateSearch: ({ round, at }: Record<string, unknown>) => ({
    ...{ round: idInAddress(round), at: idInAddress(at) },
  }),
  // No other page carries a byte of it: in a browser the page asks itself.
  loader: ({ context: { ahead }, location: { search } }) =>
    import.meta.env.SSR && ahead ? readJudging(ahead, search) : undefined,
  component: JudgingRoute,
  // Without a network its code is waited for, and that is said.
  errorComponent: LateJudgingRoute,
});

function JudgingRoute() {
  const { round, at } = Route.useSearch();
  return <JudgingPage roundId={round ?? null} at={at ?? null} />;
}

function LateJudgingRoute() {
  const { round, at } = Route.useSearch();
  return <LateJudgingPage roundId={round ?? null} at={at ?? null} />;
}
