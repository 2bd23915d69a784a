import type { Site } from '@pratibha/contract/installation';
import { ZONE } from '@pratibha/domain/time/competition-time';
import type { Clock } from '../../platform/clock.ts';
import { DEMO_MOMENTS } from './demo-moments.ts';
import { isDemoClock } from './installation.ts';

export function siteView(clock: Clock): Site {
  const now = clock.now().toISOString();
  const moments = DEMO_MOMENTS.map(({ label, at }) => ({ label, at: at.toISOString() }));
  return { now, zone: ZONE, demo: isDemoClock(clock) ? { now, moments } : null };
}
