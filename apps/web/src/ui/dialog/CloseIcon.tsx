import { X } from 'lucide-react';

/** The cross of everything that closes, in the weight of the other icons. */
export function CloseIcon() {
  return <X size={20} strokeWidth={1.75} aria-hidden />;
}
