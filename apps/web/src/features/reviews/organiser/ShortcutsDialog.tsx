import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import type { Decision } from './decisions.ts';
import css from './review.module.css';
import { KEYS } from './use-shortcuts.ts';

type Props = {
  readonly isOpen: boolean;
  /** None for those who only look. */
  readonly decisions: readonly Decision[];
  readonly onClose: () => void;
};

type Line = readonly [keys: readonly string[], text: string];

/** What else there is for those who decide. */
const DECIDING: readonly Line[] = [
  [KEYS.select, REVIEW_WORDS.keySelect],
  [[REVIEW_WORDS.rangeKeys], REVIEW_WORDS.keyRange],
  [KEYS.reopen, REVIEW_WORDS.reopen],
  [[REVIEW_WORDS.confirmKeys], REVIEW_WORDS.keyConfirm],
];

/** What the keys do; '?' opens it. */
export function ShortcutsDialog({ isOpen, decisions, onClose }: Props) {
  const lines: readonly Line[] = [
    [KEYS.next, REVIEW_WORDS.keyNext],
    [KEYS.previous, REVIEW_WORDS.keyPrevious],
    ...decisions.map(({ key, title }) => [[key], title] as const),
    ...(decisions.length > 0 ? DECIDING : []),
    [[REVIEW_WORDS.closeKey], REVIEW_WORDS.keyClose],
    [KEYS.help, REVIEW_WORDS.keyHelp],
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
