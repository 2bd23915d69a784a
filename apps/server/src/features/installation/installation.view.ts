import type { Site } from '@pratibha/contract/installation';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { ZONE } from '@pratibha/domain/time/competition-time';
import type { Clock } from '../../platform/clock.ts';
import { demoMoments } from './demo-moments.ts';
import { isDemoClock } from './installation.ts';

export function siteView(clock: Clock, edition: EditionContent): Site {
  const now = clock.now().toISOString();
  const moments = demoMoments(edition).map(({ label, at }) => ({ label, at: at.toISOString() }));
  return { now, zone: ZONE, demo: isDemoClock(clock) ? { now, moments } : null };
}
