import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { publicResults } from './public-results.ts';

/**
 * The results that everybody may see from the instant of their release on; of every edition, the
 * latest first.
 */
export const listReleasedResults = endpoint({
  method: 'GET',
  path: '/public/results',
  summary: 'Results as anybody may see them, from the instant of their release on',
  tag: 'Public',
  access: 'site.read',
  stored: true,
  response: z.array(publicResults),
  problems: [],
});
