import { deleteUser, getUser, listUsers, signOutUser, updateUser } from '@pratibha/contract/users';
import type { FastifyInstance } from 'fastify';
import { page } from '../../../platform/lists/paging.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { lockTarget } from './change-of-user.ts';
import { editUser } from './edit-user.ts';
import { markUserDeleted } from './mark-user-deleted.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { findUser, USER_ORDER, usersMatching } from './users.queries.ts';
import { adminUserView } from './users.view.ts';

export function serveUsers(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, listUsers, {
    run: (ctx, { query }) =>
      page(ctx, usersMatching(ctx.db, query), query, USER_ORDER, adminUserView),
  });
  serve(app, platform, getUser, {
    find: (ctx, { id }) => findUser(ctx.db, id),
    run: async (_ctx, { found }) => adminUserView(found),
  });
  serve(app, platform, updateUser, { find: lockTarget, run: editUser });
  serve(app, platform, deleteUser, { find: lockTarget, run: markUserDeleted });
  serve(app, platform, signOutUser, { find: lockTarget, run: signOutEverywhere });
}
