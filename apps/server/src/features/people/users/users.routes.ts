import * as calls from '@pratibha/contract/users';
import type { FastifyInstance } from 'fastify';
import { page } from '../../../platform/lists/paging.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { foundOn } from '../../find/find.ts';
import { lockTarget } from './change-of-user.ts';
import { correctUser, findUserToCorrect } from './correct-user.ts';
import { deleteUser } from './delete-user.ts';
import { exportUsers } from './export-users.ts';
import { signOutUser } from './sign-out-user.ts';
import { updateUser } from './update-user.ts';
import { findUser, USER_ORDER, usersMatching } from './users.queries.ts';
import { adminUserView } from './users.view.ts';

export function serveUsers(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listUsers, {
    run: (ctx, { query }) => {
      const filter = { ...query, find: foundOn(query.find, ctx.now) };
      const asking = { actor: ctx.actor, action: calls.listUsers.access };
      const matching = usersMatching(ctx.db, filter, asking);
      return page(ctx, matching, query, USER_ORDER, adminUserView);
    },
  });
  serve(app, platform, calls.exportUsers, { run: exportUsers });
  serve(app, platform, calls.getUser, {
    find: (ctx, { id }) => findUser(ctx.db, id),
    run: async (_ctx, { found }) => adminUserView(found),
  });
  serve(app, platform, calls.updateUser, { find: lockTarget, run: updateUser });
  serve(app, platform, calls.correctUser, { find: findUserToCorrect, run: correctUser });
  serve(app, platform, calls.deleteUser, { find: lockTarget, run: deleteUser });
  serve(app, platform, calls.signOutUser, { find: lockTarget, run: signOutUser });
}
