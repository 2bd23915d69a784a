import { ASSIGNED_FILTERS, type AssignedFilter as Filter } from '@pratibha/domain/desk/assigned';
import { ASSIGNED_FILTER_WORDS } from '@pratibha/words/desk/organiser/assigned-filter';
import { FilterField } from '../../../ui/list/Toolbar.tsx';
import { useOwnDesk } from '../../desk/desk.tsx';

type Props = {
  readonly value: Filter | undefined;
  readonly onChoose: (assigned: Filter | undefined) => void;
};

/** Narrows a list to what is one's own, or nobody's; there once something is somebody's. */
export function AssignedFilter({ value, onChoose }: Props) {
  const isUsed = useOwnDesk().data?.any_assigned === true;
  if (!isUsed && value === undefined) return null;
  return (
    <FilterField
      label={ASSIGNED_FILTER_WORDS.filter}
      all={ASSIGNED_FILTER_WORDS.all}
      choices={ASSIGNED_FILTERS.map((each) => ({
        value: each,
        label: ASSIGNED_FILTER_WORDS.choices[each],
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
