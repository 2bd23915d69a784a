import { CONTACT } from '@pratibha/domain/editions/contact';
import { PLACE_WORDS } from '@pratibha/words/editions/place';
import { FOOTER_WORDS } from '@pratibha/words/shell/footer';
import { MapPin } from 'lucide-react';
import { Button } from '../../ui/plain/Button.tsx';
import css from './Footer.module.css';

const { latitude, longitude } = CONTACT;
/** Half the width of the map's window, in degrees of longitude; latitude takes half of it. */
const SPAN = 0.008;
const BOX = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].map(
  (degrees) => degrees.toFixed(4),
);
const POINT = `${latitude}%2C${longitude}`;
const EMBED = `https://www.openstreetmap.org/export/embed.html?bbox=${BOX.join('%2C')}&layer=mapnik&marker=${POINT}`;
const LINK = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

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
          data-map-title={FOOTER_WORDS.mapTitle(PLACE_WORDS.name)}
        >
          <MapPin size={20} strokeWidth={1.75} aria-hidden />
          {FOOTER_WORDS.showMap}
        </Button>
        <p className={css.note}>{FOOTER_WORDS.mapNote}</p>
      </div>
      <p className={css.place}>
        <a className={css.mapLink} href={LINK}>
          <MapPin size={18} strokeWidth={1.75} className={css.icon} aria-hidden />
          {PLACE_WORDS.address}
        </a>
      </p>
    </div>
  );
}
