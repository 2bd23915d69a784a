import { useCallback, useState } from 'react';

/**
 * Whether a picture cannot be shown, and what its element needs so that this is noticed, also where
 * it failed before the page could hear of it.
 */
export function usePicture(src: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  const onError = useCallback(() => setBroken(src), [src]);
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { isShown: src !== null && src !== '' && broken !== src, ref, onError };
}
