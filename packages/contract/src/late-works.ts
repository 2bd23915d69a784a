import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { idParams } from './values.ts';

export const takeLateWorks = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/late-works',
  summary: 'Put in every work that the round would take and that came after it was opened',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  response: roundDetails,
  problems: ['round-not-open', 'round-over', 'results-frozen'],
});
