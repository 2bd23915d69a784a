import { FOOTER_WORDS } from '@pratibha/words/shell/footer';
import { MapPin } from 'lucide-react';
import { Button } from '../../ui/plain/Button.tsx';
import type { FooterEdition } from '../edition/edition-in-document.ts';
import css from './Footer.module.css';

type Place = FooterEdition['place'];
type OnMap = { readonly latitude: number; readonly longitude: number };

/** Half the width of the map's window, in degrees of longitude; latitude takes half of it. */
const SPAN = 0.008;

/**
 * The map of the college. Nothing is asked of openstreetmap.org before somebody presses the button
 * or, where the edition allows it, comes near; address and link stand there in any case. Without
 * coordinates there is the address alone.
 */
export function FooterMap({ place }: { readonly place: Place }) {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return <p className={css.place}>{place.address}</p>;
  const at = { latitude, longitude };
  return (
    <div className={css.map}>
      <div className={css.cover}>
        <Button
          variant="secondary"
          data-map={embedded(at)}
          data-map-on-press={place.mapOnPress || undefined}
          data-map-class={css.frame}
          data-map-title={FOOTER_WORDS.mapTitle(place.name)}
        >
          <MapPin size={20} strokeWidth={1.75} aria-hidden />
          {FOOTER_WORDS.showMap}
        </Button>
        <p className={css.note}>{FOOTER_WORDS.mapNote}</p>
      </div>
      <p className={css.place}>
        <a className={css.mapLink} href={linkTo(at)}>
          <MapPin size={18} strokeWidth={1.75} className={css.icon} aria-hidden />
          {place.address}
        </a>
      </p>
    </div>
  );
}

/** The map alone, for a frame. */
function embedded({ latitude, longitude }: OnMap): string {
  const [west, south] = [longitude - SPAN, latitude - SPAN / 2];
  const [east, north] = [longitude + SPAN, latitude + SPAN / 2];
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join('%2C');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

function linkTo({ latitude, longitude }: OnMap): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
