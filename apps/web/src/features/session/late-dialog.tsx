import { LATE_CODE_WORDS } from '@pratibha/words/session/late-code';
import { UI_WORDS } from '@pratibha/words/ui';
import type { ComponentType } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { lateComponent } from './late-component.tsx';

/**
 * A dialog whose code is fetched later, mounted while it is open. Where it does not come another
 * one says so in its place, and the page stays.
 */
export function lateDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  title: string = LATE_CODE_WORDS.title,
) {
  return lateComponent<Props>({
    load,
    over: 'words',
    Missing: ({ code, onClose }) => (
      <ConfirmDialog
        isOpen
        title={title}
        confirmLabel={UI_WORDS.tryAgain}
        onCancel={onClose}
        onConfirm={() => void code.refetch()}
        isBusy={code.isFetching}
      >
        {code.isPaused ? LATE_CODE_WORDS.offline : LATE_CODE_WORDS.weak}
      </ConfirmDialog>
    ),
  });
}
