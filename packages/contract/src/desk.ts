import { DESK_KINDS, DESK_LIMITS, tagErrors } from '@pratibha/domain/desk/desk';
import { trimmed } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { preparedBeside } from './prepared-decisions.ts';
import { form, idOut, idParams, MAX_ID, someIds, text } from './values.ts';

const LABEL = { examples: ['Vegetarian'] };

/** A word by which organisers sort rows. */
export const deskTag = z.object({
  id: idOut,
  label: z.string().meta(LABEL),
  event_id: idOut.nullable().describe('null: it is for all events, and for people'),
  event_title: z.string().nullable(),
});
export type DeskTag = z.infer<typeof deskTag>;
const deskTags = z.array(deskTag);

/** What stands beside a row of a list. */
export const deskRow = z.object({
  id: idOut,
  tags: z.array(idOut).describe('By the alphabet'),
  notes: z.int().nonnegative(),
  assigned_to: z
    .object({ id: idOut, name: z.string() })
    .nullable()
    .describe('Whose it is; null: nobody’s'),
  prepared: preparedBeside.nullable().describe('The decision that is prepared for it'),
});
export type DeskRow = z.infer<typeof deskRow>;

export const tagging = z.object({
  changed: z.int().nonnegative().describe('Of how many it was put on or taken off by this'),
});

/** So many rows at once: as many as can be selected. */
const MOST_ROWS = 1_000;
const kind = z.enum(DESK_KINDS).describe('What they are: whose ids are given');
const row = z.int().positive().max(MAX_ID);

export const listDeskRows = endpoint({
  method: 'GET',
  path: '/admin/desk/rows',
  summary: 'What stands beside these rows of a list: tags, notes, whose it is and what is prepared',
  tag: 'Admin: desk',
  access: 'desk.work',
  query: z.strictObject({ kind, ids: someIds }),
  response: z.array(deskRow),
  problems: [],
});

export const listTags = endpoint({
  method: 'GET',
  path: '/admin/tags',
  summary: 'The tags of one’s events and those for all, by the alphabet',
  tag: 'Admin: desk',
  access: 'desk.work',
  response: deskTags,
  problems: [],
});

export const makeTag = endpoint({
  method: 'POST',
  path: '/admin/tags',
  summary: 'Make a tag; one that is there stays; answers all',
  tag: 'Admin: desk',
  access: 'desk.work',
  body: form(
    z.strictObject({
      label: text(DESK_LIMITS.label, 'required').meta(LABEL),
      event_id: row.nullable().describe('null: for all events, by who organises all'),
    }),
    tagErrors,
  ).transform(({ label, event_id }) => ({ label: trimmed(label), event_id })),
  maxBodyKiB: 16,
  response: deskTags,
  problems: ['not-found', 'too-many-tags'],
});

export const removeTag = endpoint({
  method: 'DELETE',
  path: '/admin/tags/{id}',
  summary: 'Remove a tag from everything; answers those that are left',
  tag: 'Admin: desk',
  access: 'desk.work',
  params: idParams,
  response: deskTags,
  problems: [],
});

export const tagRows = endpoint({
  method: 'PUT',
  path: '/admin/desk/tags',
  summary: 'Put a tag on rows, or take it off: all of them or none',
  tag: 'Admin: desk',
  access: 'desk.work',
  body: z.strictObject({
    tag_id: row,
    kind,
    ids: z.array(row).min(1).max(MOST_ROWS),
    is_on: z.boolean(),
  }),
  maxBodyKiB: 32,
  response: tagging,
  problems: ['not-found', 'already-erased', 'tag-of-another-event'],
});
