import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { LateCode } from '../../session/session.tsx';

type Props = { readonly code: LateCode; readonly onClose: () => void };

/** A sheet in the place of a form whose code does not come; the page stays. */
export function NoForm({ code, onClose }: Props) {
  return (
    <ConfirmDialog
      isOpen
      title={EVENTS_WORDS.noFormTitle}
      confirmLabel={EVENTS_WORDS.tryAgain}
      onCancel={onClose}
      onConfirm={() => void code.refetch()}
      isBusy={code.isFetching}
    >
      {code.isPaused ? EVENTS_WORDS.noFormOffline : EVENTS_WORDS.noForm}
    </ConfirmDialog>
  );
}
