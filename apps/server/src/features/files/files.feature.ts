import type { Feature } from '../../platform/feature.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { WALKED } from '../../platform/promises.ts';
import { clearingJobs } from './clear-files.ts';
import { serveFiles } from './files.routes.ts';
import { personalData } from './personal-data.queries.ts';
import { serveUploads } from './uploads.routes.ts';

export const files = {
  routes: [serveFiles, serveUploads],
  jobs: ({ files: store }: { readonly files: FileStore }) => clearingJobs(store),
  personalData: [personalData],
  audits: {
    file: { table: 'files', person: 'user_id', event: 'event_id', gone: 'file.removed' },
  },
  holds: {
    ...WALKED,
    audit: 'a file that is whole, and one that is thrown away, stand in the audit',
    twoOrganisers: { without: 'their student alone sends and removes them' },
    noNetwork: 'what breaks off goes on where it was, with the same bytes',
  },
} satisfies Feature;
