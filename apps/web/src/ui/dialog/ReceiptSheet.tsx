import type { ReactNode } from 'react';
import { PrintButton } from '../page/PrintButton.tsx';
import { Button } from '../plain/Button.tsx';
import { AppDialog } from './AppDialog.tsx';
import { DetailList } from './DetailDrawer.tsx';
import frame from './dialogs.module.css';
import { takeNewPresses } from './new-presses.ts';
import css from './ReceiptSheet.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** What proves it: each a `Fact`. */
  readonly facts: ReactNode;
  /** What it means and what comes next. */
  readonly children: ReactNode;
  /** The ways on. */
  readonly ways: ReactNode;
  readonly doneLabel: string;
};

/**
 * The sheet after something arrived: a slip to keep, what comes next, and the ways on. Whoever
 * pressed more than once does not close it unseen: where the sending button was, at the right of
 * the foot, stands nothing.
 */
export function ReceiptSheet(props: Props) {
  const { isOpen, title, onClose, facts, children, ways, doneLabel } = props;
  return (
    <AppDialog isOpen={isOpen} title={title} onClose={onClose}>
      <div ref={takeNewPresses} className={css.slip}>
        <DetailList>{facts}</DetailList>
      </div>
      <div className={css.note}>{children}</div>
      <div className={css.ways}>
        {ways}
        <PrintButton />
      </div>
      <div className={frame.sticky}>
        <Button className={css.done} onClick={onClose} data-autofocus>
          {doneLabel}
        </Button>
      </div>
    </AppDialog>
  );
}
