import type { SetAnswer } from '@pratibha/contract/set-answers';
import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { useUser } from '../../session/session.tsx';

/**
 * The remarks of a decision that is being made: kept in the tab until its dialog closes, so that a
 * reload or an expired session loses nothing.
 *
 * @param scope names the decision and what it is about
 * @param answer the set answer that they begin with
 * @param isNeeded whether they are kept beyond that, as not everything could be decided yet
 */
export function useRemarks(scope: string, answer?: SetAnswer, isNeeded = false) {
  const user = useUser();
  const start = answer?.remarks ?? '';
  const of = answer === undefined ? scope : `${scope} ${answer.id}`;
  const draft = useDraft(`pratibha.remarks.${user.id}.${of}`, start, 'tab');
  const { clear } = draft;
  const leave = useEffectEvent(() => {
    if (!isNeeded) clear();
  });
  useEffect(() => () => leave(), []);
  const { values: remarks, setValues: setRemarks } = draft;
  return { remarks, setRemarks, isTyped: remarks.trim() !== start.trim() };
}
