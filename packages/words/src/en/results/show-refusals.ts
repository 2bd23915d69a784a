import type { ShowRefusal } from '@pratibha/domain/results/show-refusals';

/** Why results are not told by a show, or why it does not move. */
export const SHOW_REFUSAL_WORDS: Readonly<Record<ShowRefusal, string>> = {
  'show-not-running': 'No show is under way.',
  'show-goes-on':
    'The results are being told by a show. Tell them to the end, or release all of them now.',
  'show-at-end': 'The show has no step in this direction.',
  'show-without-awards': 'There is no award to be shown.',
  'show-of-correction': 'Results of this round were out already. Release their correction.',
  'show-release-waits': 'These results wait for an instant. Call it off before you show them.',
};
