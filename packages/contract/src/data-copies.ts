import { DESK_KINDS } from '@pratibha/domain/desk/desk';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownData } from './personal-data.ts';
import { idParams, instantOut } from './values.ts';

const about = { about: z.enum(DESK_KINDS), event_title: z.string().nullable() };

/** What organisers keep of a person among themselves, without who wrote it. */
const keptAtDesk = z.object({
  notes: z.array(
    z.object({
      ...about,
      text: z.string().describe('Organisers whom it mentions are not named'),
      written_at: instantOut,
      edited_at: instantOut.nullable(),
    }),
  ),
  tags: z.array(z.object({ ...about, label: z.string().meta({ examples: ['Vegetarian'] }) })),
});

/** One's own data with what the download does not tell. */
export const dataCopy = ownData.extend({ noted: keptAtDesk });
export type DataCopy = z.infer<typeof dataCopy>;

export const copyPersonalData = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/data-copy',
  summary: 'All that is held about a person, with notes and tags, to be given to them on request',
  tag: 'Admin: users',
  access: 'privacy.copy',
  params: idParams,
  response: dataCopy,
  rate: 'export',
  problems: ['already-erased'],
});
