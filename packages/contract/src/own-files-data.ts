import { LINK_STATES } from '@pratibha/domain/links/link-states';
import { z } from 'zod';
import { ownHandedIn } from './handed-works.ts';
import { idOut, instantOut } from './values.ts';

/** Of one's own data what was handed in by parts, and how the links of works stand. */
export const OWN_FILES = {
  handed_in: z
    .array(ownHandedIn)
    .describe('What was handed in by parts: files by name, size and SHA-256, and links'),
  checked_links: z
    .array(
      z.object({
        submission_id: idOut,
        revision: z.int(),
        link: z.string().meta({ examples: ['https://work.example/poster'] }),
        state: z
          .enum(LINK_STATES)
          .nullable()
          .describe('null: nobody asked yet')
          .meta({ examples: ['opens'] }),
        checked_at: instantOut.nullable(),
      }),
    )
    .describe('Whether the links of works opened when they were asked for last'),
};
