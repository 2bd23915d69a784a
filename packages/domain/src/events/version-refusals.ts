/** Reasons of their own for which an event is not what it was in a version. */
export const VERSION_REFUSALS = ['version-not-valid'] as const;
export type VersionRefusal = (typeof VERSION_REFUSALS)[number];
