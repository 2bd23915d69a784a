import type { FoundThings } from '@pratibha/contract/search';
import { type FoundThing, isSearched, SEARCH_LIMITS } from '@pratibha/domain/search/search';
import { SEARCH_WORDS } from '@pratibha/words/search/organiser';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../../shell/session/session.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { FoundList } from './FoundList.tsx';
import { foundGroups, matching, type Option, recentGroup, shownGroups } from './options.ts';
import { pageActions } from './page-actions.ts';
import css from './SearchDialog.module.css';
import { SearchState } from './SearchState.tsx';
import { useFound, useNamed, useSettings } from './use-found.ts';

const W = SEARCH_WORDS;
const NOTHING: FoundThings = {
  ...{ people: [], events: [], registrations: [], submissions: [], announcements: [] },
};

type Props = {
  readonly user: SessionUser;
  /** What the menu has. */
  readonly pages: readonly { readonly href: string; readonly name: string }[];
  readonly recent: readonly FoundThing[];
  /** Told before the page goes to this address. */
  readonly onGo: (href: string) => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
};

/**
 * The search over everything: a field and, below it, a list in which the arrow keys choose while
 * the field keeps the focus.
 */
export function SearchDialog({ user, pages, recent, onGo, onKeys, onClose }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const lastTyped = useRef<string | null>('');
  const [actions] = useState(pageActions);
  const q = typed.trim();
  const found = useFound(q);
  const named = useNamed(recent) ?? NOTHING;
  const settings = useSettings(user);
  const shortcuts: Option = {
    ...{ id: 'shortcuts', title: W.shortcuts, note: '', way: { act: onKeys } },
  };
  const ofMenu = pages.map(({ href, name }) => ({
    ...{ id: `page-${href}`, title: name, note: '', way: { href } },
  }));
  const groupsWith = (things: FoundThings) =>
    shownGroups([
      recentGroup(named, recent, q),
      ...foundGroups(things),
      { name: 'pages', options: matching(ofMenu, q, SEARCH_LIMITS.ofKind) },
      { name: 'settings', options: matching(settings, q, SEARCH_LIMITS.ofKind) },
      { name: 'actions', options: matching([...actions, shortcuts], q, SEARCH_LIMITS.ofKind) },
    ]);
  const groups = groupsWith((isSearched(q) ? found.data : undefined) ?? NOTHING);
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === chosenId),
  );
  const chosen = options[at];
  const idOf = (option: Option) => `${listId}-${option.id}`;
  const choose = (option: Option) => {
    onClose();
    const { way } = option;
    if ('href' in way) {
      onGo(way.href);
      void navigate({ to: way.href });
    } else {
      // The page can be reached once the dialog has gone.
      setTimeout(way.act);
    }
  };
  // Whoever types and presses Enter at once means what is about to be found.
  const chooseFirst = async () => {
    const meant = typed;
    const { data } = await found.refetch({ cancelRefetch: false });
    const first = groupsWith(data ?? NOTHING)[0]?.options[0];
    if (lastTyped.current === meant && first) choose(first);
  };
  useEffect(() => {
    lastTyped.current = '';
    return () => {
      lastTyped.current = null;
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (found.fetchStatus === 'fetching' && chosenId === null) void chooseFirst();
      else if (chosen) choose(chosen);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    setChosenId(options[(at + step + options.length) % options.length]?.id ?? null);
  };
  return (
    <AppDialog isOpen title={W.title} onClose={onClose} width="wide">
      <div className={css.search}>
        <input
          type="text"
          role="combobox"
          className={css.field}
          data-autofocus
          aria-label={W.field}
          placeholder={W.field}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && idOf(chosen)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SEARCH_LIMITS.most}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosenId(null);
            lastTyped.current = currentTarget.value;
          }}
          onKeyDown={onKeyDown}
        />
        <SearchState q={q} found={found} count={options.length} />
        <FoundList
          id={listId}
          groups={groups}
          chosen={chosen}
          idOf={idOf}
          onPoint={({ id }) => setChosenId(id)}
          onChoose={choose}
        />
        <p className={css.keys}>{W.keysHelp}</p>
      </div>
    </AppDialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
