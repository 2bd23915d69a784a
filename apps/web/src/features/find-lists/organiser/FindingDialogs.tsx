import { FindDialog } from '../../find/find.tsx';
import { isFixed } from './arrange.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { FindingOpen } from './FindButton.tsx';
import { SaveFilterDialog } from './SaveFilterDialog.tsx';
import { type ListedColumn, type MoreColumns, useMoreColumns } from './use-arranged.ts';
import { type FoundIn, useFinding } from './use-finding.ts';

type Props = FoundIn & {
  readonly open: NonNullable<FindingOpen>;
  readonly columns: readonly ListedColumn[];
  readonly more: MoreColumns<ListedColumn>;
  readonly onClose: () => void;
};

/** The choice of conditions, or of columns, or the name under which a filter is saved. */
export function FindingDialogs({ open, columns, more, onClose, ...of }: Props) {
  const { list, search, setOpen } = of;
  const { find, event } = search;
  const { query, active, isAll, go } = useFinding(of);
  const others = useMoreColumns(list, more, open === 'columns');
  if (open === 'filters') {
    return (
      <FindDialog
        list={list}
        find={find}
        event={event}
        onFind={(found) => go({ find: found })}
        onClose={onClose}
        {...(!isAll && { onSave: () => setOpen('save') })}
      />
    );
  }
  if (open === 'columns') {
    const own = columns.filter((column) => !isFixed(column));
    const known = new Set(own.map(({ id }) => id));
    return (
      <ColumnsDialog
        list={list}
        event={event}
        columns={[...own, ...(others?.([]) ?? []).filter(({ id }) => !known.has(id))]}
        onClose={onClose}
      />
    );
  }
  return (
    <SaveFilterDialog
      list={list}
      query={query}
      event={event}
      name={active?.name ?? ''}
      changed={open === 'edit' ? active : undefined}
      onSaved={(saved) => {
        if (open === 'save') go({ saved });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
