import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { handedFile, handedPart } from './handed-works.ts';
import { submissionFilters } from './submissions.ts';
import { id, idOut, idParams, idQuery, instantOut } from './values.ts';

/** A file as a page shows it: in a blind round it has neither a name nor a hash. */
export const seenFile = z.object({
  ...handedFile.shape,
  name: handedFile.shape.name.nullable().describe('null in a blind round'),
  sha256: handedFile.shape.sha256.nullable().describe('null in a blind round'),
});
export type SeenFile = z.infer<typeof seenFile>;

/** A part with what was handed in for it, as a page shows it. */
export const seenPart = z.object({ ...handedPart.shape, files: z.array(seenFile) });
export type SeenPart = z.infer<typeof seenPart>;

const picture = z
  .string()
  .regex(/^[1-9]\d{0,3}-[1-9]\d{1,4}$/)
  .describe('Its page and its width, as `previews` of the file has them: 1-480');
const file = id;

const original = {
  tag: 'Works as files',
  response: z.string(),
  produces: ['application/octet-stream'],
  problems: [],
} as const;
const preview = {
  ...original,
  produces: ['image/webp'],
} as const;

export const getOwnOriginal = endpoint({
  method: 'GET',
  ...original,
  path: '/user/files/{id}/original',
  summary: 'A file of one’s own as it was sent; Range asks for a piece of it',
  access: 'submission.own',
  params: idParams,
});

export const getOwnPreview = endpoint({
  method: 'GET',
  ...preview,
  path: '/user/files/{id}/previews/{picture}',
  summary: 'A picture that was made of a file of one’s own',
  access: 'submission.own',
  params: z.object({ id, picture }),
});

export const getOriginal = endpoint({
  method: 'GET',
  ...original,
  path: '/admin/files/{id}/original',
  summary: 'A file of a work as it was sent; Range asks for a piece of it',
  access: 'submissions.read',
  params: idParams,
});

export const getPreview = endpoint({
  method: 'GET',
  ...preview,
  path: '/admin/files/{id}/previews/{picture}',
  summary: 'A picture that was made of a file of a work',
  access: 'submissions.read',
  params: z.object({ id, picture }),
});

/** By the assignment. Of a blind round: files have no name of their own and no hash. */
export const getJudgedParts = endpoint({
  method: 'GET',
  path: '/judge/works/{id}/parts',
  summary: 'The parts of a work that one judges, as far as they may be looked at',
  tag: 'Judging',
  access: 'judging.judge',
  params: idParams,
  response: z.array(seenPart),
  problems: [],
});

/** In a blind round there is none: it may name whoever made it. */
export const getJudgedOriginal = endpoint({
  method: 'GET',
  ...original,
  path: '/judge/works/{id}/files/{file}/original',
  summary: 'A file of a work that one judges, as it was sent; of a blind round none',
  access: 'judging.judge',
  params: z.object({ id, file }),
});

export const getJudgedPreview = endpoint({
  method: 'GET',
  ...preview,
  path: '/judge/works/{id}/files/{file}/previews/{picture}',
  summary: 'A picture that was made of a file of a work that one judges',
  access: 'judging.judge',
  params: z.object({ id, file, picture }),
});

const ofFinal = { id, number: id.describe('By which judges know the work') };

export const getComparedParts = endpoint({
  method: 'GET',
  path: '/judge/rounds/{id}/final/works/{number}/parts',
  summary: 'The parts of a work of a final that goes on, as far as they may be looked at',
  tag: 'Judging',
  access: 'judging.judge',
  params: z.object(ofFinal),
  response: z.array(seenPart),
  problems: [],
});

export const getComparedPreview = endpoint({
  method: 'GET',
  ...preview,
  path: '/judge/rounds/{id}/final/works/{number}/files/{file}/previews/{picture}',
  summary: 'A picture that was made of a file of a work of a final that goes on',
  access: 'judging.judge',
  params: z.object({ ...ofFinal, file, picture }),
});

export const getPublicPreview = endpoint({
  method: 'GET',
  ...preview,
  tag: 'Public',
  path: '/public/works/{id}/previews/{file}/{picture}',
  summary: 'A picture of a work that everybody may see',
  access: 'site.read',
  params: z.object({ id: z.uuid(), file, picture }),
});

/** Another work that has a file with the very same bytes. */
export const sameFile = z.object({
  file: z
    .string()
    .describe('Of the work that was asked for')
    .meta({ examples: ['poster.jpg'] }),
  sha256: handedFile.shape.sha256,
  other: z
    .object({
      submission_id: idOut,
      event_title: z.string(),
      edition: z.string().describe('Its year'),
      user_name: z.string(),
      is_same_person: z.boolean(),
      submitted_at: instantOut,
      file: z.string().meta({ examples: ['final.jpg'] }),
    })
    .nullable()
    .describe('null: it is of an event that one may not see'),
});
export type SameFile = z.infer<typeof sameFile>;

export const listSameFiles = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/{id}/same-files',
  summary: 'Works of others, or of other events, that have a file with the same bytes',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  params: idParams,
  response: z.array(sameFile),
  problems: [],
});

const { sort: _, ...filters } = submissionFilters;

/** One ZIP with files of works of one event. */
export const filesPart = z.object({
  event_id: idOut,
  event_title: z.string(),
  part: z
    .int()
    .positive()
    .describe('Of this event, from 1 on')
    .meta({ examples: [1] }),
  parts: z.int().positive().describe('How many the event has'),
  from: idOut.describe('The first work of it, by its id'),
  to: idOut.describe('The last one'),
  works: z.int().nonnegative(),
  files: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
});
export type FilesPart = z.infer<typeof filesPart>;

export const planFiles = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/files',
  summary: 'Which ZIPs hold all files of the works that fit: each of one event, about 1 GB at most',
  tag: 'Admin: submissions',
  access: 'exports.read',
  query: z.strictObject(filters),
  response: z.array(filesPart),
  problems: [],
});

export const downloadFiles = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/files/export',
  summary: 'One of these ZIPs: files as they were sent, with a manifest of their hashes',
  tag: 'Admin: submissions',
  access: 'exports.read',
  query: z.strictObject({
    ...filters,
    from: idQuery.describe('Only works from this id on'),
    to: idQuery.describe('Only works up to this id'),
    names: z
      .enum(['with', 'without'])
      .default('without')
      .describe('Whether folders, files and the manifest may name whoever made the works'),
  }),
  response: z.string(),
  produces: ['application/zip'],
  rate: 'export',
  problems: ['changed-meanwhile'],
});
