import type { AssignedFilter as Assigned } from '@pratibha/domain/desk/assigned';
import type { PreparedFilter as Prepared } from '@pratibha/domain/reviews/prepared-filters';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Keyboard, Megaphone } from 'lucide-react';
import { adminPaths, type RecipientSearch } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { FilterField, SearchField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import {
  type EditionInAddress,
  ExportButton,
  type Exporting,
  overConsole,
  withoutAnswers,
} from '../../console/console.tsx';
import { AssignedFilter, PreparedFilter, TagFilter } from '../../desk-lists/desk-lists.tsx';
import { FindButton, type FindingOpen } from '../../find-lists/find-lists.tsx';
import css from './review.module.css';

type FollowUpFilter = 'answered' | 'unanswered';
type ComingFilter = 'comes' | 'cannot_come';

export type ReviewFilter<Status extends string> = {
  readonly q?: string | undefined;
  readonly event?: number | undefined;
  readonly edition?: EditionInAddress | undefined;
  readonly status?: Status | undefined;
  readonly tag?: number | undefined;
  readonly assigned?: Assigned | undefined;
  /** Conditions, as an address says them. */
  readonly find?: string | undefined;
  readonly prepared?: Prepared | undefined;
  /** Of those who are asked follow-up questions. */
  readonly followUp?: FollowUpFilter | undefined;
  /** Of those who are shortlisted. */
  readonly coming?: ComingFilter | undefined;
};

/** Filters that only some lists have, each with its words. */
export type BesideFilters = {
  /** By who answered, where the event that is chosen asks whoever is shortlisted. */
  readonly followUps?: FilterWords<FollowUpFilter> | null;
  /** By who comes, where somebody said that they cannot. */
  readonly comings?: FilterWords<ComingFilter> | null;
};

type Props<Status extends string> = BesideFilters & {
  readonly filter: ReviewFilter<Status>;
  readonly statuses: readonly Status[];
  readonly onFilter: (change: ReviewFilter<Status>) => void;
  /** Null for those who may not export. */
  readonly exporting: Exporting | null;
  /** Whom an announcement to these is for; null for those who may make none. */
  readonly announcing: RecipientSearch | null;
  /** Whether the search finds people by their e-mail too. */
  readonly isByEmail: boolean;
  /** Opens the choice of conditions, or of columns. */
  readonly onFind: (what: FindingOpen) => void;
  /** Whether decisions are prepared anywhere. */
  readonly isPrepared: boolean;
};

type FilterWords<Value extends string> = {
  readonly filter: string;
  readonly all: string;
  readonly choices: Readonly<Record<Value, string>>;
};

function eventsIn(edition: EditionInAddress | undefined) {
  return read(
    'GET /admin/events',
    edition === undefined ? {} : { query: { edition: String(edition) } },
  );
}

/** Search and filters of a review screen, with the export of what they leave. */
export function ReviewToolbar<Status extends string>(props: Props<Status>) {
  const navigate = useNavigate();
  const { filter, statuses, onFilter, exporting, announcing, onFind } = props;
  const events = useQuery({ ...eventsIn(filter.edition), staleTime: 60_000 }).data ?? [];
  const titles = titlesToChooseFrom(events);
  const eventChoices = events
    .map(({ id, title, status }) => ({ id, status, label: titles.get(id) ?? title }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
    .map(({ id, label, status }) => ({
      value: String(id),
      label: status === 'DELETED' ? REVIEW_WORDS.deletedEvent(label) : label,
    }));
  return (
    <>
      <SearchField
        label={props.isByEmail ? REVIEW_WORDS.search : REVIEW_WORDS.searchByName}
        value={filter.q}
        onSearch={(q) => onFilter({ q })}
      />
      <FilterField
        label={REVIEW_WORDS.filterByEvent}
        all={REVIEW_WORDS.allEvents}
        choices={eventChoices}
        value={filter.event === undefined ? undefined : String(filter.event)}
        onChoose={(event) =>
          onFilter({
            event: event === undefined ? undefined : Number(event),
            find: withoutAnswers(filter.find),
          })
        }
      />
      <FilterField
        label={REVIEW_WORDS.filterByStatus}
        all={REVIEW_WORDS.allStatuses}
        choices={statuses.map((status) => ({ value: status, label: statusWords(status) }))}
        value={filter.status}
        onChoose={(status) => onFilter({ status })}
      />
      <AssignedFilter value={filter.assigned} onChoose={(assigned) => onFilter({ assigned })} />
      {(props.isPrepared || filter.prepared !== undefined) && (
        <PreparedFilter value={filter.prepared} onChoose={(prepared) => onFilter({ prepared })} />
      )}
      <TagFilter value={filter.tag} event={filter.event} onChoose={(tag) => onFilter({ tag })} />
      {props.followUps && (
        <BesideFilter
          words={props.followUps}
          value={filter.followUp}
          onChoose={(followUp) => onFilter({ followUp })}
        />
      )}
      {props.comings && (
        <BesideFilter
          words={props.comings}
          value={filter.coming}
          onChoose={(coming) => onFilter({ coming })}
        />
      )}
      <ToolbarEnd>
        <FindButton onOpen={onFind} />
        {announcing !== null && (
          <IconAction
            icon={Megaphone}
            label={CONSOLE_WORDS.announceTo}
            hint={CONSOLE_WORDS.announceTo}
            onPress={() => void navigate({ to: adminPaths.announcements(announcing) })}
          />
        )}
        <div className={css.shortcuts}>
          <IconAction
            icon={Keyboard}
            label={REVIEW_WORDS.shortcuts}
            hint={REVIEW_WORDS.shortcutsHint}
            onPress={() => overConsole.set('keys')}
          />
        </div>
        {exporting !== null && <ExportButton {...exporting} />}
      </ToolbarEnd>
    </>
  );
}

type BesideProps<Value extends string> = {
  readonly words: FilterWords<Value>;
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
};

/** A filter that only some lists have. */
function BesideFilter<Value extends string>({ words, value, onChoose }: BesideProps<Value>) {
  const values = Object.keys(words.choices) as Value[];
  return (
    <FilterField
      label={words.filter}
      all={words.all}
      choices={values.map((each) => ({ value: each, label: words.choices[each] }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
