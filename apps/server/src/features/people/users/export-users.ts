import type { AdminUser } from '@pratibha/contract/users';
import * as calls from '@pratibha/contract/users';
import { hasDeskColumn } from '@pratibha/domain/desk/desk-columns';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { USER_EXPORT } from '@pratibha/domain/people/user-export';
import { EXPORT_FILE_WORDS } from '@pratibha/words/exports/file';
import { oneFile } from '../../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../../platform/lists/export-table.ts';
import { everyRow } from '../../../platform/lists/paging.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { type KeptBeside, notesReader } from '../../desk/desk.ts';
import { foundOn } from '../../find/find.ts';
import { USER_ORDER, type UserRow, usersExported } from './users.queries.ts';
import { adminUserView } from './users.view.ts';

type Row = AdminUser & KeptBeside;
type Column = ExportColumn<typeof USER_EXPORT>;

const TOLD: Readonly<Record<Exclude<Column, 'notes'>, Told<Row>>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  status: ({ status }) => status,
  internal: ({ is_internal }) => is_internal,
  registered_at: { at: ({ registered_at }) => new Date(registered_at) },
  mobile: ({ mobile }) => mobile,
  gender: ({ details }) => details?.gender,
  date_of_birth: ({ details }) => details?.dob,
  college: ({ details }) => details?.college_name,
  college_address: ({ details }) => details?.college_address,
  address: ({ details }) => details?.address,
  event_grants: ({ event_grants }) =>
    event_grants.map(({ kind, event_title }) => EXPORT_FILE_WORDS.grant(kind, event_title)),
  tags: ({ desk_tags }) => desk_tags,
};

/** Users as CSV, each as the list tells of them. */
export const exportUsers: UseCase<typeof calls.exportUsers> = async (ctx, { query }) => {
  const names = query.columns ?? USER_EXPORT.columns;
  const filter = { ...query, find: foundOn(query.find, ctx.now) };
  const asking = { actor: ctx.actor, action: calls.exportUsers.access };
  const notes: Told<Row> = await notesReader(ctx.db);
  const told = { ...TOLD, notes };
  const exported = usersExported(ctx.db, filter, asking, hasDeskColumn(names));
  return oneFile(ctx, 'users', {
    columns: names.map((name) => columnOf(name, told[name])),
    rows: viewed(everyRow(exported, query, USER_ORDER)),
  });
};

async function* viewed(rows: AsyncIterable<UserRow & KeptBeside>): AsyncGenerator<Row, void> {
  for await (const row of rows) {
    const { desk_tags, desk_notes } = row;
    yield { ...adminUserView(row), desk_tags: desk_tags ?? null, desk_notes: desk_notes ?? null };
  }
}
