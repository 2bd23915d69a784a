import type { ReplacementRefusal } from '@pratibha/domain/submissions/replacement';

/** Why a work that was handed in may not be replaced. */
export const REPLACEMENT_REFUSAL_WORDS: Readonly<Record<ReplacementRefusal, string>> = {
  'nothing-handed-in': 'You have not handed in a work for this event yet.',
  'works-once': 'Works for this event can be handed in once.',
  'work-sent-back': 'The organisers ask you to submit this work again; that is not replacing it.',
  'work-replaced': 'Another version of this work was handed in meanwhile. Look at it first.',
  'replaced-too-often':
    'You have replaced this work twenty times within a day. Try again tomorrow.',
  'being-judged': 'This work is being judged: until that is over it stays as it is.',
};
