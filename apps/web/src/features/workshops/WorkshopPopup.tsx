import { WORKSHOP_POPUP } from '@pratibha/domain/edition/popups';
import { areWorkshopsOpen } from '@pratibha/domain/edition/workshops';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import css from './WorkshopPopup.module.css';
import { WORKSHOPS_PAGE as TEXTS } from './workshops.texts.ts';

type Props = {
  /** By the server's clock; null until it is known. */
  readonly now: Date | null;
};

/** The workshop popup (spec section 2): in its window only, at most five views per browser. */
export function WorkshopPopup({ now }: Props) {
  const isInWindow = now !== null && areWorkshopsOpen(now);
  return isInWindow ? <Popup /> : null;
}

function Popup() {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(() => viewsSoFar() < WORKSHOP_POPUP.maxViews);
  useEffect(() => {
    if (isOpen) countView();
    // One view per visit of the page, however often it is drawn.
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <aside className={css.popup} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {TEXTS.popupTitle}
      </h2>
      <p className={css.text}>{TEXTS.popupText}</p>
      <Link to="/user/workshops" className={buttonClass()}>
        {TEXTS.popupAction}
      </Link>
      <button
        type="button"
        className={css.close}
        aria-label={TEXTS.close}
        onClick={() => setIsOpen(false)}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </aside>
  );
}

function viewsSoFar(): number {
  try {
    return Number(localStorage.getItem(WORKSHOP_POPUP.key)) || 0;
  } catch {
    return 0;
  }
}

function countView(): void {
  try {
    localStorage.setItem(WORKSHOP_POPUP.key, String(viewsSoFar() + 1));
  } catch {
    // Without storage the popup cannot be counted, and closing it has to do.
  }
}
