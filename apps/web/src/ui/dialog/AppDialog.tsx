import { Modal } from '@mantine/core';
import { UI_WORDS } from '@pratibha/words/ui';
import type { ReactNode } from 'react';
import css from './AppDialog.module.css';
import { CloseIcon } from './CloseIcon.tsx';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** 'narrow' for questions with two answers, 'wide' for forms, 'broad' for forms of two columns. */
  readonly width?: 'narrow' | 'wide' | 'broad';
};

/**
 * The modal of the app document: centred, on phones a sheet from below (narrow) or the whole screen
 * (wide). Escape and a press beside it close it; the focus stays inside and comes back.
 */
export function AppDialog({ isOpen, onClose, title, children, width = 'narrow' }: Props) {
  useEscape(isOpen, onClose);
  const content = useFocusBack(isOpen);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      zIndex={70}
      centered
      transitionProps={{ transition: 'pop', duration: 180 }}
      classNames={{
        inner: css.inner ?? '',
        content: `${css.content} ${css[width]}`,
        overlay: css.overlay ?? '',
        body: css.body ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={css.header}>
          <Modal.Title className={css.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={UI_WORDS.close} size={44} icon={<CloseIcon />} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
