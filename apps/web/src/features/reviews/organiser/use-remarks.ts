import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { useUser } from '../../session/session.tsx';

/**
 * The remarks of a decision that is being made: kept in the tab until its dialog closes, so that a
 * reload or an expired session loses nothing.
 *
 * @param scope names the decision and what it is about
 * @param isNeeded whether they are kept beyond that, as not everything could be decided yet
 */
export function useRemarks(scope: string, isNeeded = false) {
  const user = useUser();
  const draft = useDraft(`pratibha.remarks.${user.id}.${scope}`, '', 'tab');
  const { clear } = draft;
  const leave = useEffectEvent(() => {
    if (!isNeeded) clear();
  });
  useEffect(() => () => leave(), []);
  return [draft.values, draft.setValues] as const;
}
