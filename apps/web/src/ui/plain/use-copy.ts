import { type RefObject, useRef, useState } from 'react';

type Copying = {
  /** The field whose text is copied. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** What became of it; null before anything was copied. */
  readonly outcome: 'copied' | 'failed' | null;
  readonly copy: () => void;
};

/** Copies what stands in a field. The newer way to the clipboard exists over https only. */
export function useCopy(): Copying {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);
  const copy = () => {
    field.current?.select();
    setOutcome(document.execCommand('copy') ? 'copied' : 'failed');
  };
  return { field, outcome, copy };
}
