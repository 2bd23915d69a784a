import { WORK_FORM_LIMITS } from '@pratibha/domain/works/work-form-errors';
import { z } from 'zod';

/** What is sent for the parts of a work (R4.27); what they ask for, the event says. */
export const sentParts = z
  .array(
    z.strictObject({
      id: z
        .string()
        .max(40)
        .meta({ examples: ['poster'] }),
      files: z
        .array(z.string().max(22))
        .max(WORK_FORM_LIMITS.most)
        .optional()
        .describe('Keys of uploads; those of an earlier revision may be given again')
        .meta({ examples: [['mF3vJ9cQx7hL2sTzW0aBdg']] }),
      links: z
        .array(z.string())
        .max(WORK_FORM_LIMITS.most)
        .optional()
        .meta({ examples: [['https://video.example/film']] }),
    }),
  )
  .max(WORK_FORM_LIMITS.parts);
