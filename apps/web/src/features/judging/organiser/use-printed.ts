import { useEffect, useState } from 'react';

/** Brings a part of the page on paper by itself: while it is printed, the part says so. */
export function usePrinted(): { readonly isPrinted: boolean; readonly print: () => void } {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (!isPrinted) return;
    const onPrinted = () => setPrinted(false);
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isPrinted]);
  return { isPrinted, print: () => setPrinted(true) };
}
