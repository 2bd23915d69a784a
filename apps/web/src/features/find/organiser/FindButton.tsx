import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { BookmarkPlus, Columns3, ListFilter } from 'lucide-react';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';

/** What is being chosen of a list, or saved. */
export type FindingOpen = 'filters' | 'columns' | 'save' | 'edit' | null;

/**
 * Opens the choice of conditions, that of columns, and what saves all that a list is filtered by;
 * stands in its toolbar.
 */
export function FindButton({ onOpen }: { readonly onOpen: (what: FindingOpen) => void }) {
  return (
    <>
      <Button variant="secondary" onClick={() => onOpen('filters')}>
        <ListFilter size={18} strokeWidth={1.75} aria-hidden />
        {ADMIN_LIST_WORDS.filters}
      </Button>
      <IconAction
        icon={Columns3}
        label={ADMIN_LIST_WORDS.columns}
        hint={ADMIN_LIST_WORDS.columns}
        onPress={() => onOpen('columns')}
      />
      <IconAction
        icon={BookmarkPlus}
        label={ADMIN_LIST_WORDS.saveFilter}
        hint={ADMIN_LIST_WORDS.saveFilter}
        onPress={() => onOpen('save')}
      />
    </>
  );
}
