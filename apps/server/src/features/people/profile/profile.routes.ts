import * as calls from '@pratibha/contract/profile';
import * as sessionCalls from '@pratibha/contract/session';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { sessionUserView } from './profile.view.ts';
import { updateProfile } from './update-profile.ts';

export function serveProfile(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, sessionCalls.getProfile, {
    run: async (ctx) => sessionUserView(ctx.actor.row),
  });
  serve(app, platform, calls.updateProfile, { run: updateProfile });
}
