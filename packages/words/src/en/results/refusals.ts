import type { ResultRefusal } from '@pratibha/domain/results/result-refusals';

/** Why results are not frozen, approved, released or changed. */
export const RESULT_REFUSAL_WORDS: Readonly<Record<ResultRefusal, string>> = {
  'results-frozen':
    'The results of this round are frozen: nothing of it changes. Thaw them with a reason, or correct them once they are out.',
  'results-not-frozen': 'The results are not frozen, or were thawed meanwhile.',
  'results-released': 'The results are out. What is wrong in them is put right by a correction.',
  'round-not-over':
    'The round is not over: its end, that of single judges, or the time for comments lies ahead.',
  'nothing-counts': 'No score sheet of this round counts.',
  'final-goes-on':
    'A final of this round goes on. Wait until it is over, or end it on the ranking page.',
  'approval-needed': 'Somebody else who organises the event approves the results first.',
  'approval-by-another': 'You froze these results: somebody else who organises the event approves.',
  'results-approved': 'The results are approved already.',
  'release-not-ahead': 'Choose an instant that lies ahead, or release the results now.',
  'release-not-waiting': 'No release lies ahead that could be called off.',
  'sheet-not-counted': 'This score sheet does not count, so that nobody is told of it.',
};
