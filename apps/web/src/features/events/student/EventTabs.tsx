import { EVENT_TABS, type EventTab } from '@pratibha/domain/events/event-state';
import { EVENT_LIST_WORDS, EVENT_TAB_WORDS } from '@pratibha/words/events/student/list';
import { useEffect, useRef } from 'react';
import css from './EventTabs.module.css';

type Props = { readonly tab: EventTab; readonly onTab: (tab: EventTab) => void };

/** The filter of the list (R2.31), as a row of switches that scrolls on phones. */
export function EventTabs({ tab, onTab }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    if (row.current && chosen) bringToMiddle(row.current, chosen);
  }, [tab]);
  return (
    <div ref={row} className={css.tabs} role="group" aria-label={EVENT_LIST_WORDS.tabs}>
      {EVENT_TABS.map((id) => (
        <button
          key={id}
          type="button"
          className={css.tab}
          data-tab={id}
          aria-pressed={id === tab}
          onClick={() => onTab(id)}
        >
          {EVENT_TAB_WORDS[id]}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page as well. */
function bringToMiddle(row: HTMLElement, tab: HTMLElement): void {
  const { left, width } = tab.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += left - box.left - (box.width - width) / 2;
}
