import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openPicture } from './presses.ts';

const GalleryLightbox = lazy(async () => ({
  default: (await import('./GalleryLightbox.tsx')).GalleryLightbox,
}));

/** Opens the lightbox, fetched with the first press, and gives the focus back to the thumbnail. */
export function GalleryHost() {
  const picture = useSyncExternalStore(openPicture.subscribe, openPicture.get, () => null);
  if (picture === null) return null;
  const close = () => {
    openPicture.set(null);
    picture.opener.focus();
  };
  return (
    <Suspense>
      <GalleryLightbox startAt={picture.index} onClosed={close} />
    </Suspense>
  );
}
