import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { personalData } from './personal-data.queries.ts';
import { resultsMails } from './results.mails.ts';
import { serveResults } from './results.routes.ts';
import { serveShownResults } from './shown-results.routes.ts';
import { serveShows } from './shows.routes.ts';
import { resultsJobs } from './tell-results.ts';

export const results = {
  mails: resultsMails,
  routes: [serveResults, serveShownResults, serveShows],
  jobs: ({ clock }: { readonly clock: Clock }) => resultsJobs(clock),
  audits: { results: { table: 'result_snapshots' } },
  personalData: [personalData],
  holds: { ...WALKED, twoOrganisers: 'at the same moment by two is one' },
} satisfies Feature;
