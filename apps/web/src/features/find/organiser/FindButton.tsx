import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { ListFilter } from 'lucide-react';
import { Button } from '../../../ui/plain/Button.tsx';

/** Opens the choice of conditions; stands in a list's toolbar. */
export function FindButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress}>
      <ListFilter size={18} strokeWidth={1.75} aria-hidden />
      {ADMIN_LIST_WORDS.filters}
    </Button>
  );
}
