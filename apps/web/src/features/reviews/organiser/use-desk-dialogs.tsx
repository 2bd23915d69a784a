import { type ReactNode, useState } from 'react';
import { AssignDialog, TagsDialog } from '../../desk/desk.tsx';
import type { Reviewed } from './decisions.ts';

type DeskDialogs = {
  readonly dialog: ReactNode;
  readonly onTags: () => void;
  readonly onAssign: () => void;
};

/** What organisers keep beside selected rows: which dialog is open, and what opens it. */
export function useDeskDialogs(
  list: 'registrations' | 'submissions',
  things: readonly Reviewed[],
): DeskDialogs {
  const [open, setOpen] = useState<'tags' | 'assign' | null>(null);
  const kind = list === 'submissions' ? 'submission' : 'registration';
  const dialog = { kind, things, onClose: () => setOpen(null) } as const;
  return {
    dialog:
      open === 'tags' ? (
        <TagsDialog {...dialog} />
      ) : (
        open === 'assign' && <AssignDialog {...dialog} />
      ),
    onTags: () => setOpen('tags'),
    onAssign: () => setOpen('assign'),
  };
}
