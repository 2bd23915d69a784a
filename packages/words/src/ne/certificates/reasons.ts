import type * as English from '../../en/certificates/reasons.ts';
import type { Said } from '../../said.ts';

/** Why a certificate was revoked whose name was corrected: whoever asks for its number reads it. */
export const NAME_CORRECTED: Said<typeof English.NAME_CORRECTED> = {
  holder: 'प्रमाणपत्र पाउनेले नाम सच्याएकाले',
  organiser: 'आयोजकले नाम सच्याएकाले',
};

/** Why one was revoked whose key was stolen or lost, and that was issued again. */
export const KEY_REVOKED: Said<typeof English.KEY_REVOKED> =
  'हस्ताक्षर गर्ने साँचो भरपर्दो नरहेकाले अर्को साँचोले फेरि जारी गरिएको';

type Stored =
  | (typeof English.NAME_CORRECTED)[keyof typeof English.NAME_CORRECTED]
  | typeof English.KEY_REVOKED;

const OF_STORED: Readonly<Record<Stored, string>> = {
  'Name corrected by its holder': NAME_CORRECTED.holder,
  'Name corrected by an organiser': NAME_CORRECTED.organiser,
  'Issued again by another key: the one that signed it can be trusted no more': KEY_REVOKED,
};

/** The reason that stands with a certificate: the product's own in Nepali, a person's as it is. */
export function reasonInNepali(reason: string): string {
  return Object.hasOwn(OF_STORED, reason) ? OF_STORED[reason as Stored] : reason;
}
