import { Button } from '../../../ui/plain/Button.tsx';
import { ADMIN } from './admin-shell.texts.ts';

/** The way on from a list in which the filters leave nothing. */
export function ClearFilters({ onClear }: { readonly onClear: (() => void) | null }) {
  if (onClear === null) return null;
  return (
    <Button variant="secondary" onClick={onClear}>
      {ADMIN.clearFilters}
    </Button>
  );
}
