import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sheetInput } from './judge.ts';
import { roundDetails } from './rounds.ts';
import { idParams, MAX_ID } from './values.ts';

const idIn = z.int().positive().max(MAX_ID);
const { scores, comment, note } = sheetInput.shape;

export const enterPaperSheet = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/paper-sheets',
  summary: 'Enter a sheet that a judge filled in on paper; it says who did so',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  body: z.strictObject({ judge_id: idIn, submission_id: idIn, scores, comment, note }),
  maxBodyKiB: 64,
  response: roundDetails,
  problems: [
    'round-not-open',
    'work-not-in-round',
    'sheet-is-sent',
    'own-sheets-unsent',
    'judge-not-taking-part',
    'conflict-of-interest',
    'results-frozen',
  ],
});
