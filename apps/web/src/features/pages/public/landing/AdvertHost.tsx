import { ADVERT_POPUP } from '@pratibha/domain/editions/advert-popup';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { Suspense, useEffect, useState } from 'react';
import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { takeView } from '../../../../shell/take-view.ts';
import { ornament } from '../../../../ui/plain/ornament.ts';

const AdvertPopup = ornament(async () => (await import('./AdvertPopup.tsx')).AdvertPopup);

/** Opens the advert one second after load, at most three times per browser (R2.19). */
export function AdvertHost({ words }: { readonly words: EditionContent['advert'] }) {
  const { isPreview = false } = usePublicEdition();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOpen(isPreview || takeView(ADVERT_POPUP.key, ADVERT_POPUP.maxViews));
    }, ADVERT_POPUP.delayMs);
    return () => clearTimeout(timer);
  }, [isPreview]);
  return (
    <Suspense>{isOpen && <AdvertPopup words={words} onClose={() => setIsOpen(false)} />}</Suspense>
  );
}
