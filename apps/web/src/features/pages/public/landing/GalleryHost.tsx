import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { openPicture } from '../presses.ts';

type Props = { readonly startAt: number; readonly onClosed: () => void };

const GalleryLightbox = lazy<ComponentType<Props>>(() =>
  import('./GalleryLightbox.tsx').then(
    (module) => ({ default: module.GalleryLightbox }),
    () => ({ default: PictureItself }),
  ),
);

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

/** Where the lightbox cannot be fetched, the link does what it does without scripts. */
function PictureItself() {
  useEffect(() => {
    const link = openPicture.get()?.opener;
    if (link instanceof HTMLAnchorElement) window.location.assign(link.href);
  });
  return null;
}
