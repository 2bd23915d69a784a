import { mayDo } from '@pratibha/domain/access';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../features/dashboard/DashboardPage.tsx';
import { loadSession } from '../../../site/session.ts';
import { warm } from '../../queries.ts';

export const Route = createFileRoute('/admin/dashboard')({
  loader: () => {
    warm('GET /public/events/available', {});
    void warmCounts();
  },
  component: DashboardPage,
});

/** Not for those whom the guard is about to turn away. */
async function warmCounts(): Promise<void> {
  const { user } = await loadSession();
  if (mayDo('dashboard.read', user)) warm('GET /admin/dashboard', {});
}
