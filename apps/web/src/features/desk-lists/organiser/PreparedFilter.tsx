import {
  type PreparedFilter as Filter,
  PREPARED_FILTERS,
} from '@pratibha/domain/reviews/prepared-filters';
import { PREPARED_FILTER_WORDS } from '@pratibha/words/desk/organiser/prepared-filter';
import { FilterField } from '../../../ui/list/Toolbar.tsx';

type Props = {
  readonly value: Filter | undefined;
  readonly onChoose: (prepared: Filter | undefined) => void;
};

/** Narrows a list to rows for which a decision is prepared, or none is. */
export function PreparedFilter({ value, onChoose }: Props) {
  return (
    <FilterField
      label={PREPARED_FILTER_WORDS.filter}
      all={PREPARED_FILTER_WORDS.all}
      choices={PREPARED_FILTERS.map((each) => ({
        value: each,
        label: PREPARED_FILTER_WORDS.choices[each],
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
