import { PRINT_WORDS } from '@pratibha/words/ui/print';
import { Printer } from 'lucide-react';
import { Button } from '../plain/Button.tsx';

/** Brings on paper what is seen: the page, or the dialog over it. */
export function PrintButton() {
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Printer size={18} strokeWidth={1.75} aria-hidden />
      {PRINT_WORDS.print}
    </Button>
  );
}
