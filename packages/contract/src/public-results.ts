import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut } from './values.ts';

/** A prize that was given to a work, as everybody sees it. */
const publicAward = z.object({
  title: z.string().describe('Such as Winner, or what a special award is called'),
  prize: z.string().describe('Blank where nothing is given with it'),
  position: z.int().nullable().describe('Among the prizes of the competition; null: special'),
  by: z
    .string()
    .describe('Whoever made the work: by name with their word alone')
    .meta({ examples: ['a student of Hill College'] }),
  work: z
    .uuid()
    .nullable()
    .describe('Of its page in the gallery, /works/{work}; null: it is not shown'),
});
export type PublicAward = z.infer<typeof publicAward>;

/** The rank of a work that has no award. */
const publicRank = z.object({
  rank: z.int().describe('The same for equal works'),
  by: z
    .string()
    .describe('Whoever made the work: by name with their word alone')
    .meta({ examples: ['a student of Hill College'] }),
});

/** The released results of an event, as everybody sees them. */
export const publicResults = z.object({
  event_id: idOut,
  event_title: z.string(),
  edition: z.string().describe('The year of the edition'),
  released_at: instantOut,
  goes_on: z
    .boolean()
    .describe('Whether awards are being told one by one, and these are not all of them'),
  awards: z.array(publicAward),
  ranks: z
    .array(publicRank)
    .describe('Below the awards, the first 20; none where the event shows none'),
  judges: z
    .array(z.string())
    .describe('Who judged, by the alphabet; none where the round names nobody')
    .meta({ examples: [['Nima Sherpa']] }),
  shows_ranks: z.boolean().describe('Whether ranks below the awards are told'),
  offers_check: z.boolean().describe('Whether anybody may compute the ranks again'),
  number: z.int().describe('Of the snapshot: 1, until results are corrected'),
  sha256: z.string().describe('Over the canonical bytes of the snapshot, as hexadecimal digits'),
  corrections: z
    .array(z.object({ reason: z.string(), at: instantOut }))
    .describe('Why earlier results are no longer these, the newest first'),
});
export type PublicResults = z.infer<typeof publicResults>;

/**
 * The results that everybody may see from the instant of their release on; of every edition, the
 * latest first.
 */
export const listReleasedResults = endpoint({
  method: 'GET',
  path: '/public/results',
  summary: 'Results as anybody may see them, from the instant of their release on',
  tag: 'Public',
  access: 'site.read',
  stored: true,
  response: z.array(publicResults),
  problems: [],
});
