import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { DetailList } from './DetailDrawer.tsx';
import frame from './dialogs.module.css';
import css from './ReceiptSheet.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** What proves it: each a `Fact`. */
  readonly facts: ReactNode;
  /** What it means and what comes next. */
  readonly children: ReactNode;
  /** The ways on, the last of them closing the sheet. */
  readonly ways: ReactNode;
};

/** The sheet after something arrived: a slip to keep, what comes next, and the ways on. */
export function ReceiptSheet({ isOpen, title, onClose, facts, children, ways }: Props) {
  return (
    <AppDialog isOpen={isOpen} title={title} onClose={onClose}>
      <div className={css.slip}>
        <DetailList>{facts}</DetailList>
      </div>
      <div className={css.note}>{children}</div>
      <div className={frame.sticky}>
        <div className={css.ways}>{ways}</div>
      </div>
    </AppDialog>
  );
}
