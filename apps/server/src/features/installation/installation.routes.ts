import { getSite, type Site, setDemoClock } from '@pratibha/contract/installation';
import { ZONE } from '@pratibha/domain/time/competition-time';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { refuseField } from '../../platform/serve/refused.ts';
import { serve } from '../../platform/serve/serve.ts';
import { isDemoClock } from './installation.ts';
import { TELLING_MOMENTS } from './moments.ts';

/** The years to which the demo's clock can be set. */
const DEMO_YEARS = { first: 2000, last: 2099 } as const;

/** What the browser needs to know of this installation, and the demo's clock. */
export function serveSite(app: FastifyInstance, platform: Platform): void {
  const { clock } = platform;
  serve(app, platform, getSite, { run: async () => siteView(clock) });
  // Outside demo mode there is no such address.
  if (!isDemoClock(clock)) return;
  serve(app, platform, setDemoClock, {
    run: async (_ctx, { body }) => {
      const at = new Date(body.at);
      const year = at.getUTCFullYear();
      if (year < DEMO_YEARS.first || year > DEMO_YEARS.last) {
        refuseField({ pointer: '/at', error: { code: 'outside-demo-years', ...DEMO_YEARS } });
      }
      await clock.set(at);
      return siteView(clock);
    },
  });
}

function siteView(clock: Clock): Site {
  const now = clock.now().toISOString();
  const moments = TELLING_MOMENTS.map(({ label, at }) => ({ label, at: at.toISOString() }));
  return { now, zone: ZONE, demo: isDemoClock(clock) ? { now, moments } : null };
}
