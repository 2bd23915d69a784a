import type { EventEdition } from '@pratibha/contract/event-editions';
import { EDITION_FILTER_WORDS } from '@pratibha/words/console/organiser/edition-filter';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useUser } from '../../session/session.tsx';
import css from './EditionFilter.module.css';
import { EDITIONS, type EditionInAddress, editionInAddress } from './edition-in-address.ts';
import { keepEdition, keptEdition } from './kept-edition.ts';

const W = EDITION_FILTER_WORDS;
const NONE: readonly EventEdition[] = [];

/** The editions that lists can be filtered by, the newest first. */
function useEditions(): readonly EventEdition[] {
  return useQuery({ ...EDITIONS, staleTime: 60_000 }).data ?? NONE;
}

type Props = {
  /** By which edition the page is filtered, from its address. */
  readonly value: EditionInAddress | undefined;
  readonly onChoose: (edition: EditionInAddress | undefined) => void;
};

/**
 * The filter by edition, beside the heading of every such page; the choice is kept for the others.
 */
export function EditionFilter({ value, onChoose }: Props) {
  const user = useUser();
  return (
    <EditionChoice
      value={value === undefined ? undefined : String(value)}
      onChoose={(edition) => {
        keepEdition(user.id, edition ?? null);
        onChoose(editionInAddress(edition?.slug));
      }}
    />
  );
}

type ChoiceProps = {
  readonly value: string | undefined;
  readonly onChoose: (edition: EventEdition | undefined) => void;
};

/**
 * The same where nothing but what stands beside it is filtered. Nothing where all events are of one
 * edition.
 */
export function EditionChoice({ value, onChoose }: ChoiceProps) {
  const editions = useEditions();
  const withEvents = editions.filter(({ events }) => events > 0);
  if (value === undefined && withEvents.length < 2) return null;
  const live = editions.find(({ status }) => status === 'live');
  const offered = editions.filter(
    (each) => each.events > 0 || each === live || each.slug === value,
  );
  const isThisYear = value !== undefined && value === live?.slug;
  return (
    <div className={css.choice} data-on-paper={value !== undefined}>
      {value !== undefined && (
        <p className={css.only}>
          {W.only(value)}
          <button type="button" onClick={() => onChoose(undefined)}>
            {W.off}
          </button>
        </p>
      )}
      <SelectField
        aria-label={W.label}
        choices={[{ value: '', label: W.all }, ...offered.map(choiceOf)]}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(editions.find(({ slug }) => slug === currentTarget.value))
        }
      />
      <Button
        variant="secondary"
        className={css.thisYear}
        aria-pressed={isThisYear}
        onClick={() => onChoose(isThisYear ? undefined : live)}
      >
        {W.thisYear}
      </Button>
    </div>
  );
}

const choiceOf = ({ slug }: EventEdition) => ({ value: slug, label: slug });

/** The edition that the person filters by, for a place without an address of its own. */
export function useEditionKept(): string | undefined {
  const user = useUser();
  const editions = useEditions();
  return keptEdition(user.id, editions)?.slug;
}

/** Whether what is of this year belongs to a page that is filtered so. */
export function useHoldsThisYear(edition: EditionInAddress | undefined): boolean {
  const live = useEditions().find(({ status }) => status === 'live');
  return edition === undefined || live?.slug === String(edition);
}

/** Why a list is empty, where it is because the person has no events in the edition. */
export function useNoEvents(edition: EditionInAddress | undefined): string | undefined {
  const editions = useEditions();
  const chosen = editions.find(({ slug }) => slug === String(edition));
  return edition !== undefined && chosen?.events === 0 ? W.noEvents(chosen.slug) : undefined;
}
