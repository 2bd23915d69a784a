import { ADVERT } from '@pratibha/domain/edition/popups';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import css from './AdvertPopup.module.css';
import { RegisterLink } from './RegisterLink.tsx';

/** The advert stands beside the page, not over it: Escape or the cross closes it. */
export function AdvertPopup({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Escape first belongs to whatever lies above: the sign-in modal or the lightbox.
      const isCovered = document.querySelector('dialog:modal, .yarl__portal') !== null;
      if (event.key === 'Escape' && !isCovered) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <dialog open className={css.popup} aria-labelledby="advert-title">
      <h2 id="advert-title" className={css.title}>
        {ADVERT.title}
      </h2>
      <p className={css.text}>{ADVERT.text}</p>
      <div onClickCapture={onClose}>
        <RegisterLink />
      </div>
      <button type="button" className={css.close} aria-label={ADVERT.close} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </dialog>
  );
}
