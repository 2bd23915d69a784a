import type { ShownName } from '@pratibha/domain/submissions/consents';

/** Who made a work, as everybody is told: 'a student of Hill College' without their word. */
export function shownNameWords(shown: ShownName): string {
  switch (shown.as) {
    case 'named':
      return shown.name;
    case 'student':
      return shown.college === null ? 'a student' : `a student of ${shown.college}`;
    case 'participant':
      return 'a participant';
  }
}
