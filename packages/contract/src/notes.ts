import { DESK_KINDS, DESK_LIMITS, noteErrors } from '@pratibha/domain/desk/desk';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { form, id, idOut, idParams, idQuery, instantOut, MAX_ID, text } from './values.ts';

export const tags = {
  'Admin: desk':
    'What organisers tell each other of people, registrations and works; students are told nothing of it.',
};

const EXAMPLE = { examples: ['Phoned on Tuesday: @Nima Sherpa, please look at the second page.'] };

/** What an organiser notes. */
export const note = z.object({
  id: idOut,
  text: z.string().describe('Whom it mentions stands there as @ and their name').meta(EXAMPLE),
  author_id: idOut,
  author_name: z.string().meta({ examples: ['Nima Sherpa'] }),
  written_at: instantOut,
  edited_at: instantOut.nullable(),
  revision: z.int(),
});
export type Note = z.infer<typeof note>;

/** An organiser of an event, or of all of them. */
export const deskOrganiser = z.object({ id: idOut, name: z.string() });
export type DeskOrganiser = z.infer<typeof deskOrganiser>;

const kind = z.enum(DESK_KINDS).describe('What it is of: whose id is given');
const noteText = text(DESK_LIMITS.note, 'required').meta(EXAMPLE);

export const listNotes = endpoint({
  method: 'GET',
  path: '/admin/notes',
  summary: 'What is noted of a person, a registration or a work, the newest first',
  tag: 'Admin: desk',
  access: 'desk.work',
  query: z.strictObject({ kind, row_id: id.describe('Its id') }),
  response: z.array(note),
  problems: ['not-found'],
});

export const addNote = endpoint({
  method: 'POST',
  path: '/admin/notes',
  summary: 'Note something; whom it mentions by @ and their whole name is told',
  tag: 'Admin: desk',
  access: 'desk.work',
  body: form(
    z.strictObject({ kind, row_id: z.int().positive().max(MAX_ID), text: noteText }),
    noteErrors,
  ),
  maxBodyKiB: 16,
  response: note,
  status: 201,
  idempotent: true,
  problems: ['not-found', 'already-erased', 'idempotency-key-reused'],
});

export const changeNote = endpoint({
  method: 'PUT',
  path: '/admin/notes/{id}',
  summary: 'Change one’s own note; whom it mentions now and did not before is told',
  tag: 'Admin: desk',
  access: 'desk.work',
  params: idParams,
  body: form(
    z.strictObject({ text: noteText, revision: z.int().positive().max(MAX_ID) }),
    noteErrors,
  ),
  maxBodyKiB: 16,
  response: note,
  problems: ['not-your-note', 'changed-meanwhile'],
});

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/admin/notes/{id}',
  summary: 'Remove a note, one’s own or, for admins, any; answers what else is noted there',
  tag: 'Admin: desk',
  access: 'desk.work',
  params: idParams,
  response: z.array(note),
  problems: ['not-your-note'],
});

export const listDeskOrganisers = endpoint({
  method: 'GET',
  path: '/admin/desk/organisers',
  summary: 'Who organises an event, or, where none is named, all of them',
  tag: 'Admin: desk',
  access: 'desk.work',
  query: z.strictObject({
    event_id: idQuery.describe('Absent: who organises all of them'),
  }),
  response: z.array(deskOrganiser),
  problems: ['not-found'],
});
