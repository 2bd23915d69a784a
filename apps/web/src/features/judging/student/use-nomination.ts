import type { OwnNomination } from '@pratibha/contract/nominations';
import { mergedOver, useDraft } from '../../../ui/forms/use-draft.ts';
import { useUser } from '../../session/session.tsx';

/** What is filled in: a work by its assignment, blank for none, on top of which version. */
type Filled = { readonly work: string; readonly reason: string; readonly version: number };

const NOTHING: Filled = { work: '', reason: '', version: 0 };

/**
 * A nomination while it is filled in: a reload finds it in this tab, and what another device saves
 * meanwhile goes over nothing.
 */
export function useNomination(own: OwnNomination) {
  const user = useUser();
  const { values: typed, setValues } = useDraft<Filled | null>(
    `pratibha.nomination.${user.id}.${own.id}`,
    null,
    'tab',
    (saved) => mergedOver(NOTHING, saved),
  );
  const { version, reason } = own;
  const saved: Filled = { work: own.work_id === null ? '' : String(own.work_id), reason, version };
  const isSame = typed?.work === saved.work && typed.reason.trim() === reason;
  const filled = typed === null || isSame ? saved : typed;
  return {
    filled,
    isOpen: filled !== saved,
    /** Whether something else was saved since this was begun. */
    isClash: filled.version !== version,
    change: (part: Partial<Pick<Filled, 'work' | 'reason'>>) => setValues({ ...filled, ...part }),
    /** What the server has holds. */
    drop: () => setValues(null),
  };
}
