import { WORKSHOP_POPUP } from '@pratibha/domain/editions/popups';
import { areWorkshopsOpen } from '@pratibha/domain/editions/workshops';
import { WORKSHOPS_WORDS } from '@pratibha/words/workshops/student';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '../../../data/address/paths.ts';
import { takeView } from '../../../shell/take-view.ts';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { CornerPopup } from '../../../ui/plain/CornerPopup.tsx';

type Props = {
  /** By the server's clock; null until it is known. */
  readonly now: Date | null;
};

/** The workshop popup (R2.33): in its window only, at most five views per browser. */
export function WorkshopPopup({ now }: Props) {
  const isInWindow = now !== null && areWorkshopsOpen(now);
  return isInWindow ? <Announcement /> : null;
}

function Announcement() {
  // Counted when it is first drawn, which happens once per visit of the page.
  const [isOpen, setIsOpen] = useState(() => takeView(WORKSHOP_POPUP.key, WORKSHOP_POPUP.maxViews));
  if (!isOpen) return null;
  return (
    <CornerPopup
      title={WORKSHOPS_WORDS.popupTitle}
      text={WORKSHOPS_WORDS.popupText}
      tone="night"
      closeLabel={WORKSHOPS_WORDS.close}
      onClose={() => setIsOpen(false)}
    >
      <Link to={PATHS.workshops} className={buttonClass()}>
        {WORKSHOPS_WORDS.popupAction}
      </Link>
    </CornerPopup>
  );
}
