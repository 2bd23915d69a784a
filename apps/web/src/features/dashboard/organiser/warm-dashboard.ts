import { warm } from '../../../data/queries.ts';
import { inFirstWave } from '../../console/console.tsx';

/** Starts what the dashboard reads. */
export function warmDashboard(): void {
  warm('GET /public/events/available', {});
  inFirstWave('dashboard.read', () => warm('GET /admin/dashboard', {}));
}
