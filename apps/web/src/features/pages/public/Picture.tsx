import type { Picture as PictureOfEdition } from '@pratibha/domain/editions/pictures';
import { focusClass } from './extra-style.ts';
import { middleUrl, pictureSet } from './picture-urls.ts';

type Props = {
  readonly picture: PictureOfEdition;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
};

/** A picture of the edition, in the smallest form that does; its place is kept while it comes. */
export function Picture({ picture, sizes }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <img
        className={focusClass(picture)}
        src={middleUrl(picture)}
        srcSet={pictureSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
