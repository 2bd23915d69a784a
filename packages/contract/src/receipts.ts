import { LANGUAGES } from '@pratibha/domain/language/languages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instantOut } from './values.ts';

export const tags = {
  Receipts: 'What was handed in and when, for whoever has the code of its receipt.',
};

/** What a receipt says; of nobody's name, and of no file's. */
export const receipt = z.object({
  code: z.string().meta({ examples: ['7K3M9QX2T5R8W1ZB'] }),
  event_title: z.string(),
  revision: z.int().describe('Which version of the work it is of'),
  submitted_at: instantOut.describe('When it was handed in, by the clock of the server'),
  begun_in_time: z
    .boolean()
    .describe('It came after the deadline, by an upload that was begun before it'),
  is_latest: z.boolean().describe('false: another version was handed in since'),
  files: z.array(
    z.object({
      part: z
        .string()
        .describe('What the event calls it')
        .meta({ examples: ['Poster'] }),
      size: z.int().describe('In bytes'),
      sha256: z
        .string()
        .describe('Of its bytes: a file with another one is another file')
        .meta({
          examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
        }),
    }),
  ),
  links: z
    .array(z.object({ part: z.string().meta({ examples: ['Video'] }), count: z.int() }))
    .describe('How many links each part has; which ones, whoever handed in knows'),
});
export type Receipt = z.infer<typeof receipt>;

export const getReceipt = endpoint({
  method: 'GET',
  path: '/public/receipts/{code}',
  summary: 'What a receipt is of: files by size and SHA-256, without names',
  tag: 'Receipts',
  access: 'site.read',
  params: z.object({
    code: z
      .string()
      .max(40)
      .describe('As it stands on the receipt; hyphens and small letters do not matter'),
  }),
  query: z.object({
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe('In which the event and its parts are named; default en'),
  }),
  response: receipt,
  rate: 'link',
  problems: [],
});
