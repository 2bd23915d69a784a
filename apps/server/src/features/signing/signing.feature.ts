import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';

export const signing = {
  routes: [],
  audits: { 'signing-key': { table: 'signing_keys', title: 'key_id' } },
  holds: {
    ...WALKED,
    backup: 'a backup has the public keys and no private half',
    twoOrganisers: 'made by many at once, there is one key',
  },
} satisfies Feature;
