/** Why a certificate was revoked whose name was corrected: whoever asks for its number reads it. */
export const NAME_CORRECTED = {
  holder: 'Name corrected by its holder',
  organiser: 'Name corrected by an organiser',
} as const;
