import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Dialog.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/**
 * A modal on the browser's own dialog: it keeps the focus inside, closes with Escape or a press
 * beside it, and gives the focus back.
 */
export function Dialog({ isOpen, onClose, labelledBy, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) element.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
      }}
    >
      {isOpen && children}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </dialog>
  );
}

/** The backdrop belongs to the dialog element, its padding too: only the place tells them apart. */
function isOutside(point: { clientX: number; clientY: number }, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const isInColumn = point.clientX >= box.left && point.clientX <= box.right;
  const isInRow = point.clientY >= box.top && point.clientY <= box.bottom;
  return !(isInColumn && isInRow);
}
