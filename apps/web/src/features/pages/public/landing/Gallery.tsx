import { GALLERY_WORDS } from '@pratibha/words/pages/gallery';
import { useEditionContent } from '../edition-content.ts';
import { Picture } from '../Picture.tsx';
import { largestUrl } from '../picture-urls.ts';
import css from './Gallery.module.css';

/** Indexes of the large cells of the bento grid, as in the style sheet. */
const WIDE_CELLS = [0, 7];
/** The large cells need larger renditions. */
const SIZES = '(min-width: 900px) 24rem, 50vw';
const WIDE_SIZES = '(min-width: 900px) 48rem, 100vw';

/**
 * The pictures; a press opens the lightbox (`presses.ts`). Without scripts the links open the
 * pictures themselves.
 */
export function Gallery() {
  const { note, pictures } = useEditionContent().gallery;
  return (
    <>
      <ul className={css.grid}>
        {pictures.map((picture, index) => (
          <li key={`${picture.file} ${picture.alt}`} className={css.cell}>
            <a
              className={css.thumb}
              href={largestUrl(picture)}
              aria-label={GALLERY_WORDS.open(picture.alt, picture.caption)}
              data-picture={index}
              data-caption={picture.caption}
            >
              <Picture picture={picture} sizes={WIDE_CELLS.includes(index) ? WIDE_SIZES : SIZES} />
              {picture.caption !== null && <span className="x-caption">{picture.caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>{note}</p>
    </>
  );
}
