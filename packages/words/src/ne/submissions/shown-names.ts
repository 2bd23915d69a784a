import type { ShownName } from '@pratibha/domain/submissions/consents';
import { withPostposition } from '../postposition.ts';

/** Who made a work, as everybody is told: 'Hill College का एक विद्यार्थी' without their word. */
export function shownNameWords(shown: ShownName): string {
  switch (shown.as) {
    case 'named':
      return shown.name;
    case 'student':
      return shown.college === null
        ? 'एक विद्यार्थी'
        : `${withPostposition(shown.college, 'का')} एक विद्यार्थी`;
    case 'participant':
      return 'एक सहभागी';
  }
}
