import { SHOWN_ONCE_WORDS } from '@pratibha/words/people/organiser/shown-once';
import type { ReactNode } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useCopy } from '../../../ui/plain/use-copy.ts';
import css from './TokensPage.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly value: string;
  /** Stands above the value. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** A secret, this once, and a way to copy it. */
export function ShownOnce({ title, text, label, value, children, onClose }: Props) {
  const { field, outcome, copy } = useCopy();
  return (
    <AppDialog isOpen title={title} onClose={onClose}>
      <div className={css.fields}>
        <p>{text}</p>
        {children}
        <TextField ref={field} label={label} value={value} readOnly />
        <p role="status" className={css.quiet}>
          {outcome === 'copied' && SHOWN_ONCE_WORDS.copied}
          {outcome === 'failed' && SHOWN_ONCE_WORDS.notCopied}
        </p>
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClose}>
            {SHOWN_ONCE_WORDS.done}
          </Button>
          <Button onClick={copy} data-autofocus>
            {SHOWN_ONCE_WORDS.copy}
          </Button>
        </div>
      </div>
    </AppDialog>
  );
}
