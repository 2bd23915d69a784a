import { editionPhase } from '@pratibha/domain/edition/edition';
import { ADVERT } from '@pratibha/domain/edition/popups';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { PATHS } from '../paths.ts';
import { useNow } from '../site/server-clock.ts';
import { buttonClass } from '../ui/Button.tsx';
import css from './AdvertPopup.module.css';
import { RegisterLink } from './RegisterLink.tsx';

/** The advert stands beside the page, not over it: Escape or the cross closes it. */
export function AdvertPopup({ onClose }: { readonly onClose: () => void }) {
  const now = useNow(60_000);
  const phase = now === null ? 'open' : editionPhase(now);
  const { title, text } = ADVERT[phase];
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
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      <div onClickCapture={onClose}>
        {phase === 'closed' || phase === 'over' ? (
          <a className={buttonClass('glass', 'large')} href={PATHS.guidelines}>
            {ADVERT.guidelines}
          </a>
        ) : (
          <RegisterLink />
        )}
      </div>
      <button type="button" className={css.close} aria-label={ADVERT.close} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </dialog>
  );
}
