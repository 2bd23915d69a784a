import { UI_WORDS } from '@pratibha/words/ui';
import { type ReactNode, useId } from 'react';
import { CloseButton } from '../plain/CloseButton.tsx';
import { Modal } from '../plain/Modal.tsx';
import css from './AppDialog.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /**
   * 'narrow' for questions with two answers, 'wide' for forms, 'broad' for forms of two columns.
   */
  readonly width?: 'narrow' | 'wide' | 'broad';
};

/**
 * The dialog of the app document: centred, on phones a sheet from below (narrow) or the whole
 * screen (wide). Escape and a press beside it close it; the focus stays inside and comes back.
 */
export function AppDialog({ isOpen, onClose, title, children, width = 'narrow' }: Props) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className={`${css.content} ${css[width]}`}
    >
      <div className={css.header}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <CloseButton label={UI_WORDS.close} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
    </Modal>
  );
}
