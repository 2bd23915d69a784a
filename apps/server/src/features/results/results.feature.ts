import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { personalData as ofEnquiries } from './asked-results-data.queries.ts';
import { personalData } from './personal-data.queries.ts';
import { serveResultEnquiries } from './result-enquiries.routes.ts';
import { resultsMails } from './results.mails.ts';
import { serveResults } from './results.routes.ts';
import { serveShownResults } from './shown-results.routes.ts';
import { serveShows } from './shows.routes.ts';
import { resultsJobs } from './tell-results.ts';

export const results = {
  mails: resultsMails,
  routes: [serveResults, serveShownResults, serveShows, serveResultEnquiries],
  jobs: ({ clock }: { readonly clock: Clock }) => resultsJobs(clock),
  audits: {
    results: { table: 'result_snapshots' },
    'result-enquiry': { table: 'result_enquiries', person: 'user_id', event: 'event_id' },
  },
  personalData: [personalData, ofEnquiries],
  holds: { ...WALKED, twoOrganisers: 'at the same moment by two is one' },
} satisfies Feature;
