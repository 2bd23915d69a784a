import * as calls from '@pratibha/contract/public-results';
import type { FastifyInstance } from 'fastify';
import { serveStored } from '../../platform/edge/serve-stored.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import type { ShownResults } from './shown-results.ts';

export function serveShownResults(
  app: FastifyInstance,
  _platform: Platform,
  { shownResults }: { readonly shownResults: ShownResults },
): void {
  serveStored(
    app,
    calls.listReleasedResults,
    () => shownResults.now(),
    (results) => [...results],
  );
}
