import { FOUND_LISTS, type FoundList } from '@pratibha/domain/find/find';
import { isListColumn, LONGEST_COLUMN, MOST_COLUMNS } from '@pratibha/domain/find/list-columns';
import { LONGEST_FILTER_NAME, savedFilterErrors } from '@pratibha/domain/find/saved-filters';
import { trimmed } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { saying } from './invalid-value.ts';
import { registrationFilters } from './registrations.ts';
import { submissionFilters } from './submissions.ts';
import { userFilters } from './users.ts';
import { editionQuery, form, idOut, idParams, issueOf, MAX_ID, text } from './values.ts';

const TAG = 'Admin: desk';
const list = z.enum(FOUND_LISTS).describe('Of which list');
const NAME = { examples: ['Pending from Pokhara'] };
const QUERY = { examples: [{ status: 'PENDING', find: 'college:contains:Pokhara' }] };
const row = z.int().positive().max(MAX_ID);

/** The parameters of each list's call that a saved filter has: all but the edition. */
const QUERIES = {
  registrations: z.strictObject(registrationFilters).omit({ edition: true }),
  submissions: z.strictObject(submissionFilters).omit({ edition: true }),
  users: z.strictObject(userFilters),
} as const;
type Queries = typeof QUERIES;

/** What a saved filter asks of its list; null for what the list does not take. */
export function savedQuery<List extends FoundList>(
  of: List,
  query: unknown,
): z.output<Queries[List]> | null {
  const read = QUERIES[of].safeParse(query);
  return read.success ? (read.data as z.output<Queries[List]>) : null;
}

/** Somebody's own filter of a list, or one that is shared. */
export const savedFilter = z.object({
  id: idOut,
  name: z.string().meta(NAME),
  query: z.record(z.string(), z.string()).describe('Parameters of the list’s call').meta(QUERY),
  is_shared: z.boolean(),
  owner_name: z
    .string()
    .nullable()
    .describe('null: it has none any more')
    .meta({
      examples: ['Nima Sherpa'],
    }),
  may_change: z.boolean().describe('Whether the person may change and remove it'),
  revision: z.int(),
});
export type SavedFilter = z.infer<typeof savedFilter>;

/** What a list is like for one person. */
export const ownList = z.object({
  filters: z.array(savedFilter).describe('One’s own and then shared ones, by the alphabet'),
  columns: z
    .array(z.string().meta({ examples: ['status'] }))
    .nullable()
    .describe('In their order; null: as for everybody'),
});
export type OwnList = z.infer<typeof ownList>;

/** How many rows each filter finds. */
export const filterCount = z.object({
  id: idOut,
  rows: z
    .string()
    .nullable()
    .describe('Up to 10000, then 10000+; null: it fits the list no more')
    .meta({
      examples: ['145'],
    }),
});

/** The same in one's own data. */
export const savedByOne = z
  .object({
    filters: z.array(
      z.object({
        list,
        name: z.string().meta(NAME),
        query: z.record(z.string(), z.string()).meta(QUERY),
        is_shared: z.boolean(),
      }),
    ),
    columns: z.array(
      z.object({ list, columns: z.array(z.string().meta({ examples: ['status'] })) }),
    ),
  })
  .describe('Of an organiser how they look at lists');

export const getOwnList = endpoint({
  method: 'GET',
  path: '/admin/lists/own',
  summary: 'The saved filters of a list, one’s own and shared ones, and which columns one sees',
  tag: TAG,
  access: 'lists.own',
  query: z.strictObject({ list }),
  response: ownList,
  problems: [],
});

export const countSavedFilters = endpoint({
  method: 'GET',
  path: '/admin/lists/counts',
  summary: 'How many rows each saved filter of a list finds',
  tag: TAG,
  access: 'lists.own',
  query: z.strictObject({ list, edition: editionQuery }),
  response: z.array(filterCount),
  problems: [],
});

const fields = {
  name: text(LONGEST_FILTER_NAME, 'required').meta(NAME),
  query: z
    .record(z.string().max(30), z.string().max(2_000))
    .describe('Parameters of the list’s call, without its edition and its page')
    .meta(QUERY),
  is_shared: z.boolean().describe('For everybody who reads the list'),
};

export const saveFilter = endpoint({
  method: 'POST',
  path: '/admin/saved-filters',
  summary: 'Save a filter, for oneself or for all; answers all of the list',
  tag: TAG,
  access: 'lists.own',
  body: form(z.strictObject({ list, ...fields }), savedFilterErrors)
    .superRefine((values, context) => {
      if (savedQuery(values.list, values.query) !== null) return;
      context.addIssue(issueOf(['query'], { code: 'unknown-filter' }));
    })
    .transform(({ name, ...rest }) => ({ ...rest, name: trimmed(name) })),
  maxBodyKiB: 32,
  response: ownList,
  problems: ['not-found', 'too-many-filters'],
});

export const changeFilter = endpoint({
  method: 'PUT',
  path: '/admin/saved-filters/{id}',
  summary: 'Change a saved filter, a shared one for all; answers all of the list',
  tag: TAG,
  access: 'lists.own',
  params: idParams,
  body: form(z.strictObject({ ...fields, revision: row }), savedFilterErrors).transform(
    ({ name, ...rest }) => ({ ...rest, name: trimmed(name) }),
  ),
  maxBodyKiB: 32,
  response: ownList,
  problems: ['not-found', 'not-your-filter', 'too-many-filters', 'changed-meanwhile'],
});

export const removeFilter = endpoint({
  method: 'DELETE',
  path: '/admin/saved-filters/{id}',
  summary: 'Remove a saved filter, a shared one for all; answers the others of the list',
  tag: TAG,
  access: 'lists.own',
  params: idParams,
  response: ownList,
  problems: ['not-your-filter'],
});

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/admin/lists/columns',
  summary: 'Choose which columns of a list one sees, in which order; answers what the list is like',
  tag: TAG,
  access: 'lists.own',
  body: z
    .strictObject({
      list,
      columns: z
        .array(
          z
            .string()
            .max(LONGEST_COLUMN)
            .meta({ examples: ['status'] }),
        )
        .max(MOST_COLUMNS)
        .nullable()
        .describe('Names, or answer. and the words of a question; null: as for everybody'),
    })
    .refine(
      ({ list: of, columns }) => (columns ?? []).every((name) => isListColumn(of, name)),
      saying({ code: 'unknown-column' }),
    ),
  maxBodyKiB: 32,
  response: ownList,
  problems: [],
});
