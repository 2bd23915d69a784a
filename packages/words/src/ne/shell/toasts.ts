import type { TOAST_WORDS as ENGLISH } from '../../en/shell/toasts.ts';
import type { Said } from '../../said.ts';

/** What the messages at the edge of the window are called, together; fetched with the first. */
export const TOAST_WORDS: Said<typeof ENGLISH> = {
  messages: 'सन्देश',
};
