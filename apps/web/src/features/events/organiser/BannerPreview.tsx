import { isHttpUrl } from '@pratibha/domain/text/links';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { useEffect, useState } from 'react';
import css from './EventForm.module.css';

const DEFAULT_BANNER = '/banner-default.svg';
/** How long typing rests before the picture is asked for: every letter is another address. */
const REST_MS = 600;

type Props = {
  readonly src: string;
  /** Whether the focus is in the field with the address. */
  readonly isTyping: boolean;
};

/** The banner as the card shows it; a picture that cannot be loaded is told. */
export function BannerPreview({ src: typed, isTyping }: Props) {
  const src = useRested(typed, isTyping);
  const [broken, setBroken] = useState<string | null>(null);
  const isOwn = isHttpUrl(src);
  const isBroken = isOwn && broken === src;
  return (
    <figure className={css.banner}>
      <img
        src={isOwn && !isBroken ? src : DEFAULT_BANNER}
        alt={EVENT_FORM_WORDS.bannerPreview}
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
      <figcaption>
        <span role="status">
          {isBroken ? EVENT_FORM_WORDS.bannerBroken : EVENT_FORM_WORDS.bannerPreview}
        </span>
      </figcaption>
    </figure>
  );
}

/** What was typed, once typing rests or the field is left. */
function useRested(typed: string, isTyping: boolean): string {
  const [rested, setRested] = useState(typed);
  if (!isTyping && rested !== typed) setRested(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
