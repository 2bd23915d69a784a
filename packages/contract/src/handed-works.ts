import { FILE_KINDS } from '@pratibha/domain/preflight/facts';
import { PART_KINDS, PRINT_SIZES } from '@pratibha/domain/works/work-form';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut } from './values.ts';

const SHA256 = { examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'] };

/** Something that was found of a file; words say it by its code. */
export const fileFinding = z.object({
  code: z.string().meta({ examples: ['too-few-pixels'] }),
  weight: z
    .enum(['wrong', 'doubt', 'note'])
    .describe('wrong: it does not meet what is asked for; doubt: it may be meant; note: only told'),
  dpi: z.int().optional(),
  least: z.int().optional(),
  pages: z.int().optional(),
  print: z.enum(PRINT_SIZES).optional(),
});

/** A file of a work, as whoever may see the work sees it. */
export const handedFile = z.object({
  id: idOut,
  name: z.string().meta({ examples: ['poster.jpg'] }),
  size: z.int().describe('In bytes'),
  media_type: z
    .string()
    .describe('Known by its bytes')
    .meta({ examples: ['image/jpeg'] }),
  sha256: z.string().describe('Of its bytes, as the server has them').meta(SHA256),
  state: z
    .enum(['waiting', 'done', 'failed'])
    .describe('Whether it was looked into; failed: it could not be'),
  kind: z.enum(FILE_KINDS).nullable().describe('null: it was not looked into yet'),
  width: z.int().nullable().describe('In pixels'),
  height: z.int().nullable(),
  pages: z.int().nullable().describe('Of a PDF'),
  findings: z.array(fileFinding),
  previews: z
    .array(z.object({ page: z.int(), width: z.int(), height: z.int() }))
    .describe('Pictures of it that pages may show'),
  entries: z
    .array(z.object({ name: z.string().meta({ examples: ['index.html'] }), size: z.int() }))
    .nullable()
    .describe('The first 500 of a ZIP; null: it is none'),
  entry_count: z.int().nullable(),
  readme: z
    .string()
    .nullable()
    .describe('What a ZIP says of itself, its first 64 kB')
    .meta({ examples: ['Open index.html.'] }),
});
export type HandedFile = z.infer<typeof handedFile>;

/** One part of a revision, with what was handed in for it. */
export const handedPart = z.object({
  id: z.string().meta({ examples: ['poster'] }),
  name: z.string().meta({ examples: ['Poster'] }),
  kind: z.enum(PART_KINDS),
  print: z.enum(PRINT_SIZES).nullable(),
  files: z.array(handedFile),
  links: z.array(z.string()).meta({ examples: [['https://video.example/film']] }),
});
export type HandedPart = z.infer<typeof handedPart>;

/** A revision that was handed in by parts. */
export const handedWork = z.object({
  revision: z.int(),
  submitted_at: instantOut,
  code: z
    .string()
    .nullable()
    .describe('By which the receipt is checked; null for whoever only looks at the work')
    .meta({ examples: ['7K3M9QX2T5R8W1ZB'] }),
  begun_in_time: z
    .boolean()
    .describe('It came after the deadline, by an upload that was begun before it'),
  mend_until: instantOut
    .nullable()
    .describe('Until when files that do not meet may be replaced; null: they meet, or it is over'),
  parts: z.array(handedPart),
});
export type HandedWork = z.infer<typeof handedWork>;

/** What somebody handed in by parts, as the copy of their data tells it. */
export const ownHandedIn = z.object({
  submission_id: idOut,
  revision: z.int(),
  code: z
    .string()
    .describe('Of the receipt')
    .meta({ examples: ['7K3M9QX2T5R8W1ZB'] }),
  begun_in_time: z.boolean(),
  parts: z.array(
    z.object({
      name: handedPart.shape.name,
      files: z.array(
        z.object({
          name: handedFile.shape.name,
          size: handedFile.shape.size,
          sha256: handedFile.shape.sha256,
        }),
      ),
      links: z.array(z.string()).meta({ examples: [['https://video.example/film']] }),
    }),
  ),
});

/** The newest first; none of a work that has no parts. */
const handedWorks = z.array(handedWork);

export const getOwnHandedWorks = endpoint({
  method: 'GET',
  path: '/user/submissions/{id}/parts',
  summary: 'What one handed in by parts, with its receipts and what was found of the files',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  response: handedWorks,
  problems: [],
});

export const getHandedWorks = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/{id}/parts',
  summary: 'What was handed in by parts, with what was found of the files',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  params: idParams,
  response: handedWorks,
  problems: [],
});
