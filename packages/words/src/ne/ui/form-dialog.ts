import type { FORM_DIALOG_WORDS as ENGLISH } from '../../en/ui/form-dialog.ts';
import type { Said } from '../../said.ts';

/** Words of a dialog that holds what somebody typed. */
export const FORM_DIALOG_WORDS: Said<typeof ENGLISH> = {
  discardTitle: 'लेखेको कुरा हटाउने?',
  discardText: 'तपाईंले बदलेका कुरा पठाइएका छैनन्।',
  discard: 'हटाउनुहोस्',
  keepEditing: 'लेखिरहनुहोस्',
};
