import * as calls from '@pratibha/contract/search';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findNamed, searchEverything } from './search-everything.ts';

export function serveSearch(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.searchEverything, {
    run: ({ db, actor }, { query: { q = '', things } }) =>
      things === undefined ? searchEverything(db, actor, q) : findNamed(db, actor, things),
  });
}
