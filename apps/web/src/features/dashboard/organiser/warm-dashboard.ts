import { read } from '../../../data/queries.ts';
import {
  type EditionInAddress,
  type FirstQuery,
  together,
  type WaveContext,
} from '../../console/console.tsx';

/** What is counted of one edition, or of all. */
function inputOf(edition: EditionInAddress | undefined) {
  return edition === undefined ? {} : { query: { edition: String(edition) } };
}

export function readDashboard(edition: EditionInAddress | undefined) {
  return read('GET /admin/dashboard', inputOf(edition));
}

/** Starts what the dashboard reads. */
export function warmDashboard(
  { wave }: WaveContext,
  edition: EditionInAddress | undefined,
): Promise<void> | undefined {
  return together(
    wave.start('dashboard.read', read('GET /public/events/available', {}) as FirstQuery),
    wave.start('dashboard.read', readDashboard(edition)),
  );
}
