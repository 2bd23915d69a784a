import { GALLERY_WORDS } from '@pratibha/words/pages/gallery';
import { useEditionContent } from '../edition-content.ts';
import css from './Gallery.module.css';
import { GALLERY } from './gallery.gen.ts';
import { pictureSet, pictureUrl } from './gallery-pictures.ts';

/** Indexes of the large cells of the bento grid, as in the style sheet. */
const WIDE_CELLS = [0, 7];
/** The large cells need larger renditions. */
const SIZES = '(min-width: 900px) 24rem, 50vw';
const WIDE_SIZES = '(min-width: 900px) 48rem, 100vw';

/**
 * Twelve pictures; a press opens the lightbox (`presses.ts`). Without scripts the links open the
 * pictures themselves.
 */
export function Gallery() {
  const { note } = useEditionContent().gallery;
  return (
    <>
      <ul className={css.grid}>
        {GALLERY.map((picture, index) => {
          const sizes = WIDE_CELLS.includes(index) ? WIDE_SIZES : SIZES;
          return (
            <li key={picture.slug} className={css.cell}>
              <a
                className={css.thumb}
                href={pictureUrl(picture.slug, 1600, 'webp')}
                aria-label={GALLERY_WORDS.open(picture.alt)}
                data-picture={index}
              >
                <picture>
                  <source
                    type="image/avif"
                    srcSet={pictureSet(picture.slug, 'avif')}
                    sizes={sizes}
                  />
                  <img
                    src={pictureUrl(picture.slug, 960, 'webp')}
                    srcSet={pictureSet(picture.slug, 'webp')}
                    sizes={sizes}
                    width={picture.width}
                    height={picture.height}
                    alt={picture.alt}
                    loading="lazy"
                    decoding="async"
                  />
                </picture>
              </a>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{note}</p>
    </>
  );
}
