import type { FindRefusal } from '@pratibha/domain/find/find-refusals';
import { MOST_FILTERS } from '@pratibha/domain/find/saved-filters';

/** Why a saved filter is not kept, changed or removed. */
export const FIND_REFUSAL_WORDS: Readonly<Record<FindRefusal, string>> = {
  'not-your-filter':
    'This filter is shared by somebody else. Its owner or an admin changes it; keep it as yours.',
  'too-many-filters': `There are ${MOST_FILTERS} filters of this list already. Remove one first.`,
};
