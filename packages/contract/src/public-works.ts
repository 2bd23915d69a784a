import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut } from './values.ts';

const PAGE = z.uuid().describe('Of its page, /works/{id}; it says nothing of how many there are');

/** A file of a work of which there are pictures, by which everybody sees it. */
export const workPicture = z.object({
  file: idOut.describe('By which its pictures are asked for').meta({ examples: [12] }),
  previews: z.array(z.object({ page: z.int(), width: z.int(), height: z.int() })),
});
export type WorkPicture = z.infer<typeof workPicture>;

/** A work of the gallery, as lists show it. */
export const publicWork = z.object({
  id: PAGE,
  event_id: idOut,
  event_title: z.string(),
  edition: z.string().describe('The year of the edition'),
  title: z
    .string()
    .describe('The first sentence of its description: a work has no other title')
    .meta({ examples: ['A poster about clean rivers.'] }),
  excerpt: z
    .string()
    .describe('The beginning of its description, in one line')
    .meta({ examples: ['A poster about clean rivers.'] }),
  by: z
    .string()
    .describe('Whoever made it: by name with their word alone')
    .meta({ examples: ['a student of Hill College'] }),
  picture: workPicture
    .nullable()
    .describe('The first page of the first file; null: it has no file that can be shown'),
  awards: z.array(
    z.object({
      title: z.string(),
      prize: z.string().describe('Blank where nothing is given with it'),
      position: z.int().nullable().describe('Among the prizes of the competition; null: special'),
    }),
  ),
});
export type PublicWork = z.infer<typeof publicWork>;

/** A work of the gallery, whole. */
export const publicWorkDetail = z.object({
  ...publicWork.shape,
  description: z.string(),
  work_link: z.string(),
  demo_or_alternate_link: z.string().nullable(),
  submitted_at: instantOut,
  pictures: z.array(workPicture).describe('Of all its files that can be shown, page by page'),
});
export type PublicWorkDetail = z.infer<typeof publicWorkDetail>;

/** Works that everybody may see, of every edition: those with awards first. */
export const listPublicWorks = endpoint({
  method: 'GET',
  path: '/public/works',
  summary: 'Works that everybody may see, with the word of who made them, once awards are out',
  tag: 'Public',
  access: 'site.read',
  stored: true,
  response: z.array(publicWork),
  problems: [],
});

export const getPublicWork = endpoint({
  method: 'GET',
  path: '/public/works/{id}',
  summary: 'A work that everybody may see, with its description and links',
  tag: 'Public',
  access: 'site.read',
  params: z.object({ id: z.uuid() }),
  response: publicWorkDetail,
  problems: [],
});

/** Where a work of one's own stands in the gallery. */
export const ownPage = z.object({ page: PAGE.nullable().describe('null: nobody sees it there') });

export const getOwnPage = endpoint({
  method: 'GET',
  path: '/user/submissions/{id}/page',
  summary: 'Under which id everybody sees one’s own work in the gallery',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  response: ownPage,
  problems: [],
});
