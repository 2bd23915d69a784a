import { ROUND_CHANGES } from './judging-calls.ts';

/** What a change of a guest shows anew: they are judges of the round, too. */
export const GUEST_CHANGES = [...ROUND_CHANGES, 'GET /admin/rounds/{id}/guests'] as const;
