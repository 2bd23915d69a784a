import { FindBar } from '../../find/find.tsx';
import css from './FindingBars.module.css';
import { SavedActions } from './SavedActions.tsx';
import { SavedStrip } from './SavedStrip.tsx';
import { type FoundIn, useFinding } from './use-finding.ts';

/** Saved filters with their counts, and the conditions in force. */
export function FindingBars(of: FoundIn) {
  const { list, search, setOpen } = of;
  const { find, event, edition } = search;
  const { filters, query, active, isChanged, isAll, go, leadTo } = useFinding(of);
  return (
    <>
      {filters.length > 0 && (
        <div className={css.saved}>
          <SavedStrip
            list={list}
            edition={edition}
            filters={filters}
            current={isAll ? null : active?.id}
            leadTo={leadTo}
          />
          {active && (
            <SavedActions
              filter={active}
              query={query}
              isChanged={isChanged}
              onReset={() => go(leadTo(active.id, active.query))}
              onOpen={setOpen}
              onRemoved={() => go({ saved: undefined })}
            />
          )}
        </div>
      )}
      {find !== undefined && (
        <div className={css.conditions}>
          <FindBar
            list={list}
            find={find}
            event={event}
            onFind={(found) => go({ find: found })}
            onChange={() => setOpen('filters')}
            {...(active === undefined && { onSave: () => setOpen('save') })}
          />
        </div>
      )}
    </>
  );
}
