import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { Columns3, ListFilter } from 'lucide-react';
import { IconAction } from '../../../ui/list/IconAction.tsx';

/** What is being chosen of a list, or saved. */
export type FindingOpen = 'filters' | 'columns' | 'save' | 'edit' | null;

/** Opens the choice of conditions, and that of columns; stands in a list's toolbar. */
export function FindButton({ onOpen }: { readonly onOpen: (what: FindingOpen) => void }) {
  return (
    <>
      <IconAction
        icon={ListFilter}
        label={ADMIN_LIST_WORDS.filters}
        onPress={() => onOpen('filters')}
      />
      <IconAction
        icon={Columns3}
        label={ADMIN_LIST_WORDS.columns}
        onPress={() => onOpen('columns')}
      />
    </>
  );
}
