import { SEARCH_WORDS } from '@pratibha/words/search/organiser';
import { useEffect, useRef } from 'react';
import type { Group, Option } from './options.ts';
import css from './SearchDialog.module.css';

type Props = {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly chosen: Option | undefined;
  readonly idOf: (option: Option) => string;
  /** The pointer moved onto one. */
  readonly onPoint: (option: Option) => void;
  readonly onChoose: (option: Option) => void;
};

/** What was found, in groups; one of all is chosen, and stays in sight. */
export function FoundList({ id, groups, chosen, idOf, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const chosenId = chosen && idOf(chosen);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={SEARCH_WORDS.results}
      hidden={groups.length === 0}
    >
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className={css.group}>
            {SEARCH_WORDS.groups[name]}
          </p>
          {options.map((option) => (
            <div
              key={option.id}
              id={idOf(option)}
              className={css.option}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === chosen?.id}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onPoint(option)}
              onClick={() => onChoose(option)}
            >
              <span className={css.title}>{option.title}</span>
              {option.note !== '' && <span className={css.quiet}>{option.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
