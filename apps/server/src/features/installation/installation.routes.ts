import * as calls from '@pratibha/contract/installation';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { isDemoClock } from './installation.ts';
import { siteView } from './installation.view.ts';
import { setDemoClock } from './set-demo-clock.ts';

/** What the browser needs to know of this installation, and the demo's clock. */
export function serveSite(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  const { clock } = platform;
  serve(app, platform, calls.getSite, { run: async () => siteView(clock, edition) });
  // Outside demo mode there is no such address.
  if (!isDemoClock(clock)) return;
  serve(app, platform, calls.setDemoClock, { run: setDemoClock(clock, edition) });
}
