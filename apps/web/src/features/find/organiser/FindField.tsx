import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { FindBar } from './FindBar.tsx';
import { FindDialog } from './FindDialog.tsx';

type Props = Omit<Parameters<typeof FindDialog>[0], 'onClose' | 'onSave'>;

/** The conditions of a filter as a part of a form. */
export function FindField(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { find } = props;
  return (
    <div>
      {find === undefined ? (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {ADMIN_LIST_WORDS.filters}
        </Button>
      ) : (
        <FindBar {...props} find={find} onChange={() => setOpen(true)} />
      )}
      {isOpen && <FindDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
