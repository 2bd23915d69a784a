import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import type { Decision } from './decisions.ts';
import css from './review.module.css';
import { KEYS } from './use-shortcuts.ts';

type Props = {
  readonly isOpen: boolean;
  readonly decisions: readonly Decision[];
  readonly onClose: () => void;
};

/** What the keys do; '?' opens it. */
export function ShortcutsDialog({ isOpen, decisions, onClose }: Props) {
  const lines: readonly (readonly [readonly string[], string])[] = [
    [KEYS.next, REVIEW_WORDS.keyNext],
    [KEYS.previous, REVIEW_WORDS.keyPrevious],
    ...decisions.map(({ key, title }) => [[key], title] as const),
    [KEYS.reopen, REVIEW_WORDS.reopen],
    [[REVIEW_WORDS.confirmKeys], REVIEW_WORDS.keyConfirm],
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
