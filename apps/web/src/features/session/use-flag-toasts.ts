import { SESSION_WORDS } from '@pratibha/words/session/app';
import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '../../shell/toasts/toasts.ts';

const FLAGS = ['profileUpdated', 'questionnaireSubmitted', 'submissionSent'] as const;

/**
 * The toasts that one page leaves for the next (R2.32): a flag in the history state shows
 * its toast once and is taken out at once, so that neither reload nor back shows it again.
 */
export function useFlagToasts(): void {
  const state = useLocation({ select: (location) => location.state });
  const navigate = useNavigate();
  useEffect(() => {
    const raised = FLAGS.filter((flag) => state[flag] === true);
    if (raised.length === 0) return;
    void navigate({
      to: '.',
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
      state: (kept) => withoutFlags(kept),
    });
    for (const flag of raised) toast('success', SESSION_WORDS[flag]);
  }, [state, navigate]);
}

function withoutFlags(state: HistoryState): HistoryState {
  const kept = { ...state };
  for (const flag of FLAGS) delete kept[flag];
  return kept;
}
