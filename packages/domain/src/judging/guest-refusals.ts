/** Why something of a guest of a round cannot be done. */
export const GUEST_REFUSALS = [
  'link-in-use',
  'signed-in-here',
  'guest-still-judges',
  'too-many-waiting',
  'nobody-waits',
] as const;
