import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import type { Answering } from '../people/personal-data/personal-data.ts';
import { serveDataCopies } from './data-copies.routes.ts';
import { deskMails } from './desk.mails.ts';
import { serveDesk } from './desk.routes.ts';
import { serveDeskAssignments } from './desk-assignments.routes.ts';
import { personalData } from './personal-data.queries.ts';

export const desk = {
  mails: deskMails,
  routes: [serveDesk, serveDeskAssignments, serveDataCopies],
  audits: {
    note: { table: 'notes', person: 'user_id', event: 'event_id' },
    desk: { person: 'itself' },
    tag: { table: 'tags', event: 'event_id', title: 'label' },
  },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two who change a note at the same time one is told',
  },
} satisfies Feature<{ readonly answering: Answering }>;
