import { createFileRoute } from '@tanstack/react-router';
import { idInAddress } from '../../../../../data/address/id-in-address.ts';
import { RoundPage } from '../../../../../features/judging/organiser/RoundPage.tsx';

export const Route = createFileRoute('/admin/rounds/$id')({
  staticData: { action: 'judging.organise', help: 'judging' },
  // The cell that is open: the code on a score sheet of paper leads there.
  validateSearch: ({ judge, work }: Record<string, unknown>) => ({
    judge: idInAddress(judge),
    work: idInAddress(work),
  }),
  component: RoundRoute,
});

function RoundRoute() {
  const { id } = Route.useParams();
  const { judge, work } = Route.useSearch();
  const opens = judge !== undefined && work !== undefined ? ([work, judge] as const) : null;
  return <RoundPage key={id} id={id} opens={opens} />;
}
