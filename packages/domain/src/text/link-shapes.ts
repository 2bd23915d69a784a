import { LIMITS } from '../limits.ts';
import type { Shape } from '../shape.ts';

/* Apart from the rule, which browsers carry: of the shapes they need nothing. */

/** No host has them: white space, control characters, and what an address keeps for itself. */
const NO_HOST = "\\s\\u0000-\\u001f\\u007f-\\u009f/?#\\\\@<>^|%;,'";
const WITH_SCHEME = `[Hh][Tt][Tt][Pp][Ss]?://[^${NO_HOST}]+`;
/**
 * Of ASCII letters alone; of the rest a pattern that every reader knows cannot tell which are
 * letters.
 */
const LETTERS = '[^\\s!-@\\[-`{-\\u00a0]{2,}';
const WITHOUT_SCHEME = `[^${NO_HOST}:\\[\\]]+\\.(${LETTERS}|xn--[a-z0-9-]+)(:[0-9]{1,5})?`;
const PATH = '([/?#][^\\s\\u0000-\\u001f\\u007f-\\u009f]*)?';

/** The shape of a link that `linkError` finds right. */
export const LINK_SHAPE: Shape = {
  type: 'string',
  maxLength: LIMITS.url,
  pattern: `^${WITH_SCHEME}${PATH}$`,
};

/** The same where `withScheme` reads it first, in whose words it may lack https://. */
export const TYPED_LINK_SHAPE: Shape = {
  type: 'string',
  maxLength: LIMITS.url,
  pattern: `^(${WITH_SCHEME}|${WITHOUT_SCHEME})${PATH}$`,
};
