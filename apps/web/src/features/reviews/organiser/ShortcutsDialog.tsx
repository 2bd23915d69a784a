import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { SET_ANSWERS_WORDS } from '@pratibha/words/reviews/organiser/set-answers';
import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import type { Decision } from './decisions.ts';
import css from './review.module.css';
import { KEYS, NAMES } from './use-shortcuts.ts';

type Props = {
  readonly isOpen: boolean;
  /** None for those who only look. */
  readonly decisions: readonly Decision[];
  readonly onClose: () => void;
};

type Line = readonly [keys: readonly string[], text: string];

/** What each key does: one without words does not compile. */
const TEXTS: Readonly<Record<keyof typeof KEYS, string>> = {
  next: REVIEW_WORDS.keyNext,
  previous: REVIEW_WORDS.keyPrevious,
  select: REVIEW_WORDS.keySelect,
  reopen: REVIEW_WORDS.reopen,
  help: REVIEW_WORDS.keyHelp,
};

/** Those that are for who decides. */
const DECIDING: ReadonlySet<string> = new Set<keyof typeof KEYS>(['select', 'reopen']);

const RANGE: Line = [[REVIEW_WORDS.rangeKeys], REVIEW_WORDS.keyRange];
const ANSWER: Line = [['1', SET_ANSWERS_WORDS.lastKey], SET_ANSWERS_WORDS.keys];
const CONFIRM: Line = [
  [REVIEW_WORDS.confirmKeys, REVIEW_WORDS.confirmKeysMac],
  REVIEW_WORDS.keyConfirm,
];

/** Those of every list and dialog. */
const EVERYWHERE: readonly Line[] = [
  [[REVIEW_WORDS.openKey], REVIEW_WORDS.keyOpen],
  [[REVIEW_WORDS.closeKey], REVIEW_WORDS.keyClose],
  [[REVIEW_WORDS.printKeys, REVIEW_WORDS.printKeysMac], ADMIN_LIST_WORDS.print],
];

/** What the keys do, all of them; '?' opens it. */
export function ShortcutsDialog({ isOpen, decisions, onClose }: Props) {
  const isDeciding = decisions.length > 0;
  const own = NAMES.filter((key) => isDeciding || !DECIDING.has(key)).map(
    (key): Line => [KEYS[key], TEXTS[key]],
  );
  const lines: readonly Line[] = [
    ...decisions.map(({ key, title }): Line => [[key], title]),
    ...(isDeciding ? [ANSWER, CONFIRM, RANGE] : []),
    ...own,
    ...EVERYWHERE,
  ];
  return (
    <AppDialog isOpen={isOpen} title={REVIEW_WORDS.shortcutsTitle} onClose={onClose}>
      <dl className={css.keys}>
        {lines.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}
