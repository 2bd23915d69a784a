import { type PreparedFilter as Filter, PREPARED_FILTERS } from '@pratibha/domain/reviews/prepared';
import { DESK_PREPARED_WORDS } from '@pratibha/words/desk/organiser/prepared';
import { FilterField } from '../../../ui/list/Toolbar.tsx';

type Props = {
  readonly value: Filter | undefined;
  readonly onChoose: (prepared: Filter | undefined) => void;
};

/** Narrows a list to rows for which a decision is prepared, or none is. */
export function PreparedFilter({ value, onChoose }: Props) {
  return (
    <FilterField
      label={DESK_PREPARED_WORDS.filter}
      all={DESK_PREPARED_WORDS.all}
      choices={PREPARED_FILTERS.map((each) => ({
        value: each,
        label: DESK_PREPARED_WORDS.choices[each],
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
