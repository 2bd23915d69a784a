import { WORKSHOP_POPUP } from '@pratibha/domain/editions/workshop-popup';
import { areWorkshopsOpen } from '@pratibha/domain/editions/workshops';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { useAppEdition } from '../../../shell/edition/app-edition.ts';
import type { AppEdition } from '../../../shell/edition/edition-in-document.ts';
import { takeView } from '../../../shell/take-view.ts';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { CornerPopup } from '../../../ui/plain/CornerPopup.tsx';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';

type Props = {
  /** By the server's clock; null until it is known. */
  readonly now: Date | null;
};

/** The workshop popup (R2.33): in its window only, at most five views per browser. */
export function WorkshopPopup({ now }: Props) {
  const { workshops } = useAppEdition();
  // What this browser has seen is known to nobody else.
  const isHydrating = useIsHydrating();
  const isInWindow = now !== null && areWorkshopsOpen(workshops, now);
  return isInWindow && !isHydrating ? <Announcement words={workshops.popup} /> : null;
}

function Announcement({ words }: { readonly words: AppEdition['workshops']['popup'] }) {
  // Counted when it is first drawn, which happens once per visit of the page.
  const [isOpen, setIsOpen] = useState(() => takeView(WORKSHOP_POPUP.key, WORKSHOP_POPUP.maxViews));
  if (!isOpen) return null;
  return (
    <CornerPopup
      title={words.title}
      text={words.text}
      tone="night"
      closeLabel={SHELL_WORDS.close}
      onClose={() => setIsOpen(false)}
    >
      <Link to={USER_PATHS.workshops} className={buttonClass()}>
        {words.action}
      </Link>
    </CornerPopup>
  );
}
