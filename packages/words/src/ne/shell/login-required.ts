import type { LOGIN_REQUIRED_WORDS as ENGLISH } from '../../en/shell/login-required.ts';
import type { Said } from '../../said.ts';

/** The heading of the dialog that asks visitors to sign in (R2.20); fetched with it. */
export const LOGIN_REQUIRED_WORDS: Said<typeof ENGLISH> = {
  title: 'लगइन गर्नुपर्छ!',
};
