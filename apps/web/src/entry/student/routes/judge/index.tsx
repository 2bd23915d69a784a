import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../data/address/id-in-address.ts';
import { LateGuestRound } from '../../../../features/judging/student/late-pages.ts';

export const Route = createFileRoute('/judge/')({
  validateSearch: ({ round, at }: Record<string, unknown>) => ({
    ...{ round: idInAddress(round), at: idInAddress(at) },
  }),
  component: RoundRoute,
});

function RoundRoute() {
  const { round, at } = Route.useSearch();
  return <LateGuestRound at={at ?? null} roundId={round ?? null} />;
}
