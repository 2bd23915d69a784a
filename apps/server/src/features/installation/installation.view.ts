import type { Site } from '@pratibha/contract/installation';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { ZONE } from '@pratibha/domain/time/competition-time';
import type { Clock } from '../../platform/process/clock.ts';
import { demoMoments } from './demo-moments.ts';
import { isDemoClock } from './installation.ts';

type Edition = { readonly content: EditionContent; readonly isSetUp: boolean };

export function siteView(clock: Clock, { content, isSetUp }: Edition): Site {
  const now = clock.now().toISOString();
  const demo = isDemoClock(clock)
    ? // Of what nobody wrote there is no moment worth a look.
      { now, moments: isSetUp ? inOrder([...demoMoments(content), ...clock.moments]) : [] }
    : null;
  return { now, zone: ZONE, demo, set_up: isSetUp };
}

function inOrder(moments: readonly { readonly label: string; readonly at: Date }[]) {
  return moments
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ label, at }) => ({ label, at: at.toISOString() }));
}
