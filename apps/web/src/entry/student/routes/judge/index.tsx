import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../data/address/id-in-address.ts';
import { LateGuestRound } from '../../../../features/judging/student/late-pages.ts';

export const Route = createFileRoute('/judge/')({
  validateSearch: ({ at }: Record<string, unknown>) => ({ at: idInAddress(at) }),
  component: RoundRoute,
});

function RoundRoute() {
  const { at } = Route.useSearch();
  return <LateGuestRound at={at ?? null} />;
}
