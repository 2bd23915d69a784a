import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { Columns3, ListFilter } from 'lucide-react';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';

/** What is being chosen of a list. */
export type FindingOpen = 'filters' | 'columns' | null;

/** Opens the choice of conditions, and that of columns; stands in a list's toolbar. */
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
    </>
  );
}
