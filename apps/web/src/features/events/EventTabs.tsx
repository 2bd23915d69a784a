import { EVENT_TABS, type EventTab } from '@pratibha/domain/event-state';
import css from './EventTabs.module.css';
import { EVENTS_TEXTS } from './events.texts.ts';

type Props = { readonly tab: EventTab; readonly onTab: (tab: EventTab) => void };

/** The filter of the list (spec section 2), as a row of switches that scrolls on phones. */
export function EventTabs({ tab, onTab }: Props) {
  return (
    <div className={css.tabs} role="group" aria-label={EVENTS_TEXTS.tabs}>
      {EVENT_TABS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={css.tab}
          aria-pressed={id === tab}
          onClick={() => onTab(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
