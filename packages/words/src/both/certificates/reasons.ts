import * as en from '../../en/certificates/reasons.ts';
import * as ne from '../../ne/certificates/reasons.ts';

/** Why a certificate was revoked whose name was corrected, in both languages. */
export const NAME_CORRECTED = { en: en.NAME_CORRECTED, ne: ne.NAME_CORRECTED } as const;

/** Why one was revoked whose key was, in both languages. */
export const KEY_REVOKED = { en: en.KEY_REVOKED, ne: ne.KEY_REVOKED } as const;
