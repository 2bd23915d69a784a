import { mayDo } from '@pratibha/domain/access';
import { warm } from '../../../data/queries.ts';
import { loadSession } from '../../../shell/session/session.ts';

/** Starts what the dashboard reads; not the counts for those whom the guard is about to turn away. */
export function warmDashboard(): void {
  warm('GET /public/events/available', {});
  void warmCounts();
}

async function warmCounts(): Promise<void> {
  const { user } = await loadSession();
  if (mayDo('dashboard.read', user)) warm('GET /admin/dashboard', {});
}
