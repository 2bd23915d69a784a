import type { FoundList } from '@pratibha/domain/find/find';
import { lateComponent, lateDialog } from '../../session/session.tsx';

const FindBar = lateComponent({
  load: async () => (await import('./FindBar.tsx')).FindBar,
  useIsAsked: () => false,
});
const FindDialog = lateDialog(async () => (await import('./FindDialog.tsx')).FindDialog);

type Props = {
  readonly list: FoundList;
  /** What the address says. */
  readonly search: { readonly find?: string | undefined; readonly event?: number | undefined };
  readonly onFilter: (change: { readonly find: string | undefined }) => void;
  /** Whether conditions are being chosen. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

/** By which conditions a list is filtered, and the choice of them. */
export function Finding({ list, search, onFilter, isOpen, setOpen }: Props) {
  const { find, event } = search;
  const finding = { list, event, onFind: (found?: string) => onFilter({ find: found }) };
  return (
    <>
      {find !== undefined && (
        <FindBar {...finding} find={find} onChange={() => setOpen(true)} />
      )}
      {isOpen && <FindDialog {...finding} find={find} onClose={() => setOpen(false)} />}
    </>
  );
}
