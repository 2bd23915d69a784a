import { CONTACT } from '@pratibha/domain/editions/contact';
import { FOOTER_WORDS } from '@pratibha/words/shell/footer';
import { MapPin } from 'lucide-react';
import { Button } from '../../ui/plain/Button.tsx';
import css from './Footer.module.css';

const { place } = CONTACT;
/** Half the width of the map's window, in degrees of longitude; latitude takes half of it. */
const SPAN = 0.008;
const BOX = [
  place.longitude - SPAN,
  place.latitude - SPAN / 2,
  place.longitude + SPAN,
  place.latitude + SPAN / 2,
].map((degrees) => degrees.toFixed(4));
const POINT = `${place.latitude}%2C${place.longitude}`;
const EMBED = `https://www.openstreetmap.org/export/embed.html?bbox=${BOX.join('%2C')}&layer=mapnik&marker=${POINT}`;
const LINK = `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=16/${place.latitude}/${place.longitude}`;

/**
 * The map of the college. Nothing is asked of openstreetmap.org before somebody comes near or
 * presses the button (`bringMap`); address and link stand there in any case.
 */
export function FooterMap() {
  return (
    <div className={css.map}>
      <div className={css.cover}>
        <Button
          variant="secondary"
          data-map={EMBED}
          data-map-class={css.frame}
          data-map-title={FOOTER_WORDS.mapTitle(place.name)}
        >
          <MapPin size={20} strokeWidth={1.75} aria-hidden />
          {FOOTER_WORDS.showMap}
        </Button>
        <p className={css.note}>{FOOTER_WORDS.mapNote}</p>
      </div>
      <p className={css.place}>
        <a className={css.mapLink} href={LINK}>
          <MapPin size={18} strokeWidth={1.75} className={css.icon} aria-hidden />
          {place.address}
        </a>
      </p>
    </div>
  );
}
