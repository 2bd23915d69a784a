import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { REVIEW } from './admin-review.texts.ts';
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
    [KEYS.next, REVIEW.keyNext],
    [KEYS.previous, REVIEW.keyPrevious],
    ...decisions.map(({ key, title }) => [[key], title] as const),
    [KEYS.reopen, REVIEW.reopen],
    [['Ctrl + Enter'], REVIEW.keyConfirm],
    [['Esc'], REVIEW.keyClose],
    [KEYS.help, REVIEW.keyHelp],
  ];
  return (
    <AppDialog isOpen={isOpen} title={REVIEW.shortcutsTitle} onClose={onClose}>
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
