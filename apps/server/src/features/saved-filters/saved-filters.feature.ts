import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { personalData } from './personal-data.queries.ts';
import { serveSavedFilters } from './saved-filters.routes.ts';

export const savedFilters = {
  routes: [serveSavedFilters],
  audits: { filter: { table: 'saved_filters', event: 'event_id', title: 'name' } },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two who change a shared filter at the same time one is told',
  },
} satisfies Feature;
