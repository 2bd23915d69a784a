import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../../features/dashboard/organiser/DashboardPage.tsx';
import { warmDashboard } from '../../../../features/dashboard/organiser/warm-dashboard.ts';

export const Route = createFileRoute('/admin/dashboard')({
  loader: warmDashboard,
  component: DashboardPage,
});
