import { ASSIGNED_KINDS, MOST_DEALT_AMONG, TOLD_OF } from '@pratibha/domain/desk/assigned';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut, MAX_ID } from './values.ts';

/** So many rows at once: as many as can be selected. */
const MOST_ROWS = 1_000;
const row = z.int().positive().max(MAX_ID);
const rows = {
  kind: z.enum(ASSIGNED_KINDS),
  ids: z.array(row).min(1).max(MOST_ROWS),
};

export const assigning = z.object({
  changed: z.int().nonnegative(),
  kept: z.int().nonnegative().describe('Somebody had these already, and has them still'),
});

/** Among whom rows were dealt. */
export const dealt = z.object({
  dealt: z.array(z.object({ user_id: idOut, rows: z.int().nonnegative() })),
  kept: z.int().nonnegative().describe('Somebody had these already, and has them still'),
});

/** What is one's own and waits for a decision. */
export const ownDesk = z.object({
  registrations: z.int().nonnegative(),
  submissions: z.int().nonnegative(),
  any_assigned: z.boolean().describe('Whether anything of one’s events is somebody’s'),
  told_of: z.enum(TOLD_OF).describe('Of whose rows one is told'),
});

/** The same in one's own data. */
export const deskOfOne = z
  .object({
    assigned: z.array(
      z.object({ kind: z.enum(ASSIGNED_KINDS), id: idOut, event_id: idOut, at: instantOut }),
    ),
    told_of: z.enum(TOLD_OF),
  })
  .describe('Of an organiser which registrations and works are theirs to look at');

export const assignRows = endpoint({
  method: 'PUT',
  path: '/admin/desk/assigned',
  summary: 'Take rows, give them to an organiser, or release them',
  tag: 'Admin: desk',
  access: 'desk.work',
  body: z.strictObject({
    ...rows,
    to: row.nullable().describe('null: to nobody'),
    takes_over: z
      .boolean()
      .default(false)
      .describe('Whether also those that somebody else has; without it they stay theirs'),
  }),
  maxBodyKiB: 32,
  response: assigning,
  problems: ['not-found', 'not-their-desk'],
});

export const dealRows = endpoint({
  method: 'POST',
  path: '/admin/desk/deals',
  summary: 'Deal the rows that nobody has among some organisers, so that each has as many',
  tag: 'Admin: desk',
  access: 'desk.work',
  body: z.strictObject({
    ...rows,
    among: z.array(row).min(1).max(MOST_DEALT_AMONG),
  }),
  maxBodyKiB: 32,
  response: dealt,
  problems: ['not-found', 'not-their-desk'],
});

export const getOwnDesk = endpoint({
  method: 'GET',
  path: '/admin/desk/mine',
  summary: 'How much that is one’s own waits for a decision',
  tag: 'Admin: desk',
  access: 'desk.work',
  response: ownDesk,
  problems: [],
});

export const chooseDeskNotices = endpoint({
  method: 'PUT',
  path: '/admin/desk/notices',
  summary: 'Choose of whose rows one is told',
  tag: 'Admin: desk',
  access: 'desk.work',
  body: z.strictObject({ told_of: z.enum(TOLD_OF) }),
  maxBodyKiB: 16,
  response: ownDesk,
  problems: [],
});
