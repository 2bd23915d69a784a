import { Drawer } from '@mantine/core';
import { UI_WORDS } from '@pratibha/words/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { CloseIcon } from './CloseIcon.tsx';
import css from './DetailDrawer.module.css';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

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
 * Put a `DetailList` inside. The admin console opens it by a click on a row and keeps the open id in
 * the search parameters of its route.
 */
export function DetailDrawer({ isOpen, title, of, onClose, children, note, footer }: Props) {
  useEscape(isOpen, onClose);
  const content = useFocusBack(isOpen);
  useLayoutEffect(() => {
    if (of !== undefined) content.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [of, content]);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      zIndex={70}
      position="right"
      transitionProps={{ duration: 240 }}
      classNames={{ overlay: css.overlay ?? '', content: css.content ?? '', body: css.body ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content}>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={css.header}>
          <Drawer.Title className={css.title ?? ''}>{title}</Drawer.Title>
          <Drawer.CloseButton
            data-autofocus
            aria-label={UI_WORDS.close}
            size={44}
            icon={<CloseIcon />}
          />
          {note}
        </div>
        <Drawer.Body>
          <div className={css.inside}>{children}</div>
          {footer !== undefined && <div className={css.footer}>{footer}</div>}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
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
