/** Reasons for which something of the desk is not done. */
export const DESK_REFUSALS = [
  'not-your-note',
  'tag-of-another-event',
  'too-many-tags',
  'not-their-desk',
] as const;
export type DeskRefusal = (typeof DESK_REFUSALS)[number];
