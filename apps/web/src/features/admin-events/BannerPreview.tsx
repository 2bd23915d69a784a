import { isHttpUrl } from '@pratibha/domain/links';
import { useState } from 'react';
import { FORM } from './admin-events.texts.ts';
import css from './EventForm.module.css';

const DEFAULT_BANNER = '/banner-default.svg';

/** The banner as the card shows it; a picture that cannot be loaded is told. */
export function BannerPreview({ src }: { readonly src: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isOwn = isHttpUrl(src);
  const isBroken = isOwn && broken === src;
  return (
    <figure className={css.banner}>
      <img
        src={isOwn && !isBroken ? src : DEFAULT_BANNER}
        alt={FORM.bannerPreview}
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
      <figcaption>
        <span role="status">{isBroken ? FORM.bannerBroken : FORM.bannerPreview}</span>
      </figcaption>
    </figure>
  );
}
