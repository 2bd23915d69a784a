import { createFileRoute } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { type EditionInAddress, editionInAddress } from '../../../../features/console/console.tsx';
import { DashboardPage } from '../../../../features/dashboard/organiser/DashboardPage.tsx';
import { warmDashboard } from '../../../../features/dashboard/organiser/warm-dashboard.ts';

type Search = { readonly edition?: EditionInAddress | undefined };

const searchOf = ({ edition }: Record<string, unknown>): Search => ({
  edition: editionInAddress(edition),
});

export const Route = createFileRoute('/admin/dashboard')({
  staticData: {
    action: 'dashboard.read',
    menu: { icon: LayoutDashboard, place: 1 },
    isByEdition: true,
  },
  validateSearch: searchOf,
  loader: ({ context, location }) => warmDashboard(context, searchOf(location.search).edition),
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardPage edition={Route.useSearch().edition} />;
}
