import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveCertificates } from './certificates.routes.ts';
import { issuingJob } from './issue-run.ts';
import { personalData } from './personal-data.queries.ts';
import { reissuingJob } from './reissues/reissue-run.ts';
import { serveCertificateReissues } from './reissues/reissues.routes.ts';
import { zipJobs } from './zips/make-zip.ts';
import { serveCertificateZips } from './zips/zips.routes.ts';

type Surroundings = { readonly clock: Clock; readonly origin: string };

export const certificates = {
  routes: [serveCertificates, serveCertificateReissues, serveCertificateZips],
  jobs: ({ clock, origin }: Surroundings) => [
    issuingJob({ clock, issuer: new URL(origin).host }),
    reissuingJob({ clock, issuer: new URL(origin).host }),
    ...zipJobs(origin),
  ],
  audits: {
    certificate: { table: 'certificates', person: 'user_id', event: 'event_id' },
    'certificate-run': { table: 'certificate_runs', event: 'event_id' },
    'certificate-zip': { table: 'certificate_zips', event: 'event_id' },
    volunteer: { table: 'volunteers', event: 'event_id', gone: 'volunteer.removed' },
  },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'two who issue the same at the same moment issue each once',
    manyRows: 'thousands of certificates are a list as others',
  },
} satisfies Feature;
