import { type ReactNode, useState } from 'react';
import { TagsDialog } from '../../desk/desk.tsx';
import type { Reviewed } from './decisions.ts';

/** What organisers keep beside selected rows: which dialog is open, and what opens it. */
export function useDeskDialogs(
  list: 'registrations' | 'submissions',
  things: readonly Reviewed[],
): { readonly dialog: ReactNode; readonly onTags: () => void } {
  const [open, setOpen] = useState<'tags' | null>(null);
  const kind = list === 'submissions' ? 'submission' : 'registration';
  const dialog = { kind, things, onClose: () => setOpen(null) } as const;
  return { dialog: open === 'tags' && <TagsDialog {...dialog} />, onTags: () => setOpen('tags') };
}
