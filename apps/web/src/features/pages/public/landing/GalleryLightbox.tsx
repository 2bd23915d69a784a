import { GALLERY_WORDS } from '@pratibha/words/pages/gallery';
import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { GALLERY } from './gallery.gen.ts';
import { type GalleryPicture, pictureUrl } from './gallery-pictures.ts';

type Props = {
  /** Index of the picture to begin with. */
  readonly startAt: number;
  /** Called when the lightbox is gone, so that the focus can return. */
  readonly onClosed: () => void;
};

/**
 * The gallery in full size (R2.18): Escape closes, the arrow keys and a swipe move on and
 * wrap around at the ends.
 */
export function GalleryLightbox({ startAt, onClosed }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Lightbox
      open={isOpen}
      index={startAt}
      close={() => setIsOpen(false)}
      on={{ exited: onClosed }}
      slides={GALLERY.map(toSlide)}
      carousel={{ finite: false, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Lightbox: GALLERY_WORDS.name }}
    />
  );
}

function toSlide(picture: GalleryPicture) {
  const height = (width: number) => Math.round((width * picture.height) / picture.width);
  return {
    src: pictureUrl(picture.slug, 1600, 'webp'),
    alt: picture.alt,
    width: 1600,
    height: height(1600),
    srcSet: ([480, 960, 1600] as const).map((width) => ({
      src: pictureUrl(picture.slug, width, 'webp'),
      width,
      height: height(width),
    })),
  };
}
