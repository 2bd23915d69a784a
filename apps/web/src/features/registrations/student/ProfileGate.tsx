import { PROFILE_GATE_WORDS } from '@pratibha/words/registrations/student/gate';
import { useLocation, useNavigate } from '@tanstack/react-router';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/**
 * The profile gate (R4.9); after saving, the person comes back to what was opened. The profile
 * takes its place in the history: both have the same address by then, and the way back would open
 * it anew.
 */
export function ProfileGate({ isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={PROFILE_GATE_WORDS.title}
      confirmLabel={PROFILE_GATE_WORDS.action}
      onCancel={onClose}
      onConfirm={() =>
        void navigate({ to: USER_PATHS.updateProfile, replace: true, state: { cameFrom: here } })
      }
    >
      {PROFILE_GATE_WORDS.text}
    </ConfirmDialog>
  );
}
