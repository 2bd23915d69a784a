/** Why a certificate was revoked whose name was corrected: whoever asks for its number reads it. */
export const NAME_CORRECTED = {
  holder: 'Name corrected by its holder',
  organiser: 'Name corrected by an organiser',
} as const;

/** Why one was revoked whose key was stolen or lost, and that was issued again. */
export const KEY_REVOKED =
  'Issued again by another key: the one that signed it can be trusted no more';
