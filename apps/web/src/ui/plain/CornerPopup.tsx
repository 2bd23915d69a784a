import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import css from './CornerPopup.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  /** The text is what it is about: narrow screens, which have room for a strip, show it, too. */
  readonly isTextKept?: boolean;
  readonly tone: 'dusk' | 'night';
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Where it leads. */
  readonly children: ReactNode;
};

/** Escape first belongs to whatever lies above the page: a dialog or the lightbox. */
const ABOVE = 'dialog:modal, .yarl__portal';

/** An announcement that stands beside the page, not over it: Escape or the cross closes it. */
export function CornerPopup(props: Props) {
  const { title, text, isTextKept = false, tone, closeLabel, onClose, children } = props;
  const titleId = useId();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector(ABOVE) === null) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <dialog open className={`${css.popup} ${css[tone]}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <p className={css.text} data-kept={isTextKept || undefined}>
        {text}
      </p>
      {children}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </dialog>
  );
}
