import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../../data/address/id-in-address.ts';
import { LateJudgingPage } from '../../../../../features/judging/student/late-pages.ts';

export const Route = createFileRoute('/user/judging/')({
  validateSearch: ({ round, at }: Record<string, unknown>) => ({
    ...{ round: idInAddress(round), at: idInAddress(at) },
  }),
  component: JudgingRoute,
});

function JudgingRoute() {
  const { round, at } = Route.useSearch();
  return <LateJudgingPage roundId={round ?? null} at={at ?? null} />;
}
