import { read, warm } from '../../../data/queries.ts';
import { type EditionInAddress, inFirstWave } from '../../console/console.tsx';

/** What is counted of one edition, or of all. */
function inputOf(edition: EditionInAddress | undefined) {
  return edition === undefined ? {} : { query: { edition: String(edition) } };
}

export function readDashboard(edition: EditionInAddress | undefined) {
  return read('GET /admin/dashboard', inputOf(edition));
}

/** Starts what the dashboard reads. */
export function warmDashboard(edition: EditionInAddress | undefined): void {
  warm('GET /public/events/available', {});
  inFirstWave('dashboard.read', () => warm('GET /admin/dashboard', inputOf(edition)));
}
