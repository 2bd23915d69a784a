/** For whom a preview of a template is: what words say of each is a name of that length. */
export const SAMPLES = ['usual', 'shortest', 'longest', 'in-nepali', 'longest-in-nepali'] as const;
export type Sample = (typeof SAMPLES)[number];
