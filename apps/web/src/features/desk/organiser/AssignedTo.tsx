import type { AssignedKind } from '@pratibha/domain/desk/assigned';
import { ASSIGNED_WORDS } from '@pratibha/words/desk/organiser/assigned';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import css from './DeskPanel.module.css';
import type { DeskThing } from './use-desk.ts';

type Props = {
  readonly kind: AssignedKind;
  readonly of: DeskThing;
  /** Null: nobody's; undefined while it is fetched. */
  readonly to: { readonly id: number; readonly name: string } | null | undefined;
};

/** Whose a registration or a work is, and the way to take it, give it or release it. */
export function AssignedTo({ kind, of, to }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.tags}>
      <span>
        {ASSIGNED_WORDS.assigned}: {to === undefined ? '' : (to?.name ?? ASSIGNED_WORDS.nobody)}
      </span>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {ASSIGNED_WORDS.assign}
      </Button>
      {isOpen && <AssignDialog kind={kind} things={[of]} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
