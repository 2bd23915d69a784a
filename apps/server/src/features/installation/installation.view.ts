import type { Site } from '@pratibha/contract/installation';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { ZONE } from '@pratibha/domain/time/competition-time';
import type { Clock } from '../../platform/process/clock.ts';
import { demoMoments } from './demo-moments.ts';
import { isDemoClock } from './installation.ts';

type Edition = { readonly content: EditionContent; readonly isSetUp: boolean };

export function siteView(clock: Clock, { content, isSetUp }: Edition): Site {
  const now = clock.now().toISOString();
  // Of what nobody wrote there is no moment worth a look.
  const known = isSetUp ? demoMoments(content) : [];
  const moments = known.map(({ label, at }) => ({ label, at: at.toISOString() }));
  return { now, zone: ZONE, demo: isDemoClock(clock) ? { now, moments } : null, set_up: isSetUp };
}
