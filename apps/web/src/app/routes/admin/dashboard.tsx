import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../features/dashboard/DashboardPage.tsx';
import { warm } from '../../queries.ts';

export const Route = createFileRoute('/admin/dashboard')({
  loader: () => {
    warm('GET /admin/dashboard', {});
    warm('GET /public/events/available', {});
  },
  component: DashboardPage,
});
