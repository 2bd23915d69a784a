import { UI_WORDS } from '@pratibha/words/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../plain/CloseButton.tsx';
import { Modal } from '../plain/Modal.tsx';
import css from './DetailDrawer.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** Which thing is told of: another one begins at its top, however far the last one was read. */
  readonly of?: number | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What stays in sight below the title; nothing covers it. */
  readonly note?: ReactNode;
  /** Buttons that stay in sight at the lower edge. */
  readonly footer?: ReactNode;
};

/**
 * Details beside the list they come from: a drawer on wide screens, the whole screen on phones.
 * Put a `DetailList` inside. The admin console opens it by a click on a row and keeps the open id
 * in the search parameters of its route.
 */
export function DetailDrawer({ isOpen, title, of, onClose, children, note, footer }: Props) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (of !== undefined) content.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [of]);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      place="right"
      className={css.content}
      box={content}
    >
      <div className={css.header}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <CloseButton label={UI_WORDS.close} onClick={onClose} data-autofocus />
        {note}
      </div>
      <div className={css.body}>
        <div className={css.inside}>{children}</div>
        {footer !== undefined && <div className={css.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}

type ListProps = { readonly children: ReactNode };

/** Facts as label and value, one below the other. */
export function DetailList({ children }: ListProps) {
  return <dl className={css.list}>{children}</dl>;
}

type FactProps = { readonly label: string; readonly children: ReactNode };

/** One fact of a `DetailList`; leave it out where there is nothing to tell. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
