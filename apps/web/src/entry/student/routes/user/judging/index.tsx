import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../../data/address/id-in-address.ts';
import { JudgingPage } from '../../../../../features/judging/student/JudgingPage.tsx';

export const Route = createFileRoute('/user/judging/')({
  validateSearch: ({ round }: Record<string, unknown>) => ({ round: idInAddress(round) }),
  component: JudgingRoute,
});

function JudgingRoute() {
  const { round } = Route.useSearch();
  return <JudgingPage roundId={round ?? null} />;
}
