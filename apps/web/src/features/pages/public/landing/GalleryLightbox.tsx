import { GALLERY_WORDS } from '@pratibha/words/pages/gallery';
import { useState } from 'react';
import Lightbox, { type Slide, type SlideImage } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import css from './GalleryLightbox.module.css';

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
  const [slides] = useState(slidesOfPage);
  return (
    <Lightbox
      open={isOpen}
      index={startAt}
      close={() => setIsOpen(false)}
      on={{ exited: onClosed }}
      slides={slides}
      render={{ slideFooter: ({ slide }) => <Caption of={slide} /> }}
      carousel={{ finite: false, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Lightbox: GALLERY_WORDS.name }}
    />
  );
}

/** The pictures as the page has them: it is the server that knows the edition. */
function slidesOfPage(): SlideImage[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-picture]'), (link) => {
    const image = link.querySelector('img');
    // As the picture is, not as it is shown.
    const side = (name: string) => Number(image?.getAttribute(name) ?? 1);
    const [width, height] = [side('width'), side('height')];
    const srcSet = (image?.srcset ?? '').split(', ').map((each) => {
      const [src = '', size = '0'] = each.split(' ');
      const wide = Number.parseInt(size, 10);
      return { src, width: wide, height: Math.round((wide * height) / width) };
    });
    const largest = srcSet.at(-1);
    return {
      src: link.href,
      alt: image?.alt ?? '',
      ...(largest && { width: largest.width, height: largest.height }),
      srcSet,
      description: link.dataset['caption'],
    };
  });
}

function Caption({ of }: { readonly of: Slide }) {
  const { description } = of as SlideImage & { readonly description?: string };
  return description === undefined ? null : <p className={css.caption}>{description}</p>;
}
