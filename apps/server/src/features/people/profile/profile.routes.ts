import { updateProfile } from '@pratibha/contract/profile';
import { getProfile } from '@pratibha/contract/session';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { sessionUserView } from './profile.view.ts';
import { saveProfile } from './save-profile.ts';

export function serveProfile(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, getProfile, { run: async (ctx) => sessionUserView(ctx.actor.row) });
  serve(app, platform, updateProfile, { run: saveProfile });
}
