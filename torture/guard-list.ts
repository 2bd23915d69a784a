import { DATA_GUARDS } from './guards/data.ts';
import type { Guard } from './guards/guard.ts';
import { MAIL_GUARDS } from './guards/mail.ts';
import { REQUEST_GUARDS } from './guards/requests.ts';
import { RULE_GUARDS } from './guards/rules.ts';
import { SIGN_IN_GUARDS } from './guards/sign-in.ts';
import { TEXT_GUARDS } from './guards/texts.ts';
import { TOKEN_GUARDS } from './guards/tokens.ts';

/** `npm run torture -- guards` removes them one at a time. */
export const GUARDS: readonly Guard[] = [
  ...REQUEST_GUARDS,
  ...RULE_GUARDS,
  ...TEXT_GUARDS,
  ...SIGN_IN_GUARDS,
  ...TOKEN_GUARDS,
  ...MAIL_GUARDS,
  ...DATA_GUARDS,
];
