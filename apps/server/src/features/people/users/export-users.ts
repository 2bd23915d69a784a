import type { AdminUser } from '@pratibha/contract/users';
import * as calls from '@pratibha/contract/users';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { USER_EXPORT } from '@pratibha/domain/people/user-export';
import { EXPORT_FILE_WORDS } from '@pratibha/words/exports/file';
import { oneFile } from '../../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../../platform/lists/export-table.ts';
import { everyRow } from '../../../platform/lists/paging.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { foundOn } from '../../find/find.ts';
import { USER_ORDER, type UserRow, usersMatching } from './users.queries.ts';
import { adminUserView } from './users.view.ts';

const TOLD: Readonly<Record<ExportColumn<typeof USER_EXPORT>, Told<AdminUser>>> = {
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
};

/** Users as CSV, each as the list tells of them. */
export const exportUsers: UseCase<typeof calls.exportUsers> = async (ctx, { query }) => {
  const names = query.columns ?? USER_EXPORT.columns;
  const filter = { ...query, find: foundOn(query.find, ctx.now) };
  const asking = { actor: ctx.actor, action: calls.exportUsers.access };
  return oneFile(ctx, 'users', {
    columns: names.map((name) => columnOf(name, TOLD[name])),
    rows: viewed(everyRow(usersMatching(ctx.db, filter, asking), query, USER_ORDER)),
  });
};

async function* viewed(rows: AsyncIterable<UserRow>): AsyncGenerator<AdminUser, void> {
  for await (const row of rows) yield adminUserView(row);
}
