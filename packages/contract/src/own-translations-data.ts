import { z } from 'zod';
import { instantOut } from './values.ts';

/** What a person was told in Nepali, and when they translated something. */
export const OWN_TRANSLATIONS = {
  remarks_in_nepali: z
    .array(z.object({ remarks: z.string(), text: z.string() }))
    .describe('What decisions said, where it was translated'),
  translations_written: z.array(instantOut).describe('When one translated what stands now'),
};
