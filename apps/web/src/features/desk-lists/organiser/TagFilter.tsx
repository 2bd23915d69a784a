import { mayDo } from '@pratibha/domain/access';
import { DESK_BESIDE_WORDS } from '@pratibha/words/desk/organiser/beside';
import { FilterField } from '../../../ui/list/Toolbar.tsx';
import { useTags } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';

type Props = {
  readonly value: number | undefined;
  /** The event that the list is filtered by. */
  readonly event: number | undefined;
  readonly onChoose: (tag: number | undefined) => void;
};

/** Narrows a list to rows with a tag; there where there are tags for it, or one is set. */
export function TagFilter({ value, event, onChoose }: Props) {
  const { data: tags = [] } = useTags(mayDo('desk.work', useUser()));
  const fit = tags.filter(
    ({ id, event_id }) =>
      id === value || event === undefined || event_id === null || event_id === event,
  );
  if (fit.length === 0) return null;
  return (
    <FilterField
      label={DESK_BESIDE_WORDS.filter}
      all={DESK_BESIDE_WORDS.all}
      choices={fit.map(({ id, label, event_title }) => ({
        value: String(id),
        label: event === undefined && event_title ? `${label} · ${event_title}` : label,
      }))}
      value={value === undefined ? undefined : String(value)}
      onChoose={(tag) => onChoose(tag === undefined ? undefined : Number(tag))}
    />
  );
}
