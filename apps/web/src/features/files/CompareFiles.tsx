import { COMPARE_BUTTON_WORDS } from '@pratibha/words/files-seen/compare-button';
import { useState } from 'react';
import type { FilesOf } from '../../data/address/file-addresses.ts';
import { Button } from '../../ui/plain/Button.tsx';
import type { ComparedRevision } from './compared.ts';
import { LateCompareDialog } from './late-files.ts';
import { picturedPages } from './previews.ts';

type Props = {
  readonly of: FilesOf;
  /** All revisions that were handed in by parts, in any order. */
  readonly works: readonly ComparedRevision[];
};

/** Opens two versions of a work over each other; nothing where there are no two to look at. */
export function CompareFiles({ of, works }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = works.filter(({ parts }) =>
    parts.some(({ files }) => files.some((file) => picturedPages(file).length > 0)),
  );
  if (shown.length < 2) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {COMPARE_BUTTON_WORDS.compare}
      </Button>
      {isOpen && <LateCompareDialog of={of} works={shown} onClose={() => setOpen(false)} />}
    </>
  );
}
