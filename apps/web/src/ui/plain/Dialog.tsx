import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import css from './Dialog.module.css';
import { Modal } from './Modal.tsx';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A question of the frame that both documents share: a small box in the middle. */
export function Dialog({ isOpen, onClose, labelledBy, closeLabel, children }: Props) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} labelledBy={labelledBy} className={css.dialog}>
      {children}
      <CloseButton className={css.close} label={closeLabel} onClick={onClose} />
    </Modal>
  );
}
