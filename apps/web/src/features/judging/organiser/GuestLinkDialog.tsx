import type { NewGuestLink } from '@pratibha/contract/guests';
import { GUESTS_WORDS } from '@pratibha/words/judging/organiser/guests';
import { ShownOnce } from '../../people/people.tsx';
import { QrCode } from './QrCode.tsx';

const W = GUESTS_WORDS;

type Props = { readonly made: NewGuestLink; readonly onClose: () => void };

/** A link, this once: to be scanned from the screen, or copied. */
export function GuestLinkDialog({ made: { name, url }, onClose }: Props) {
  return (
    <ShownOnce
      title={W.shownTitle(name)}
      text={W.shown}
      label={W.link}
      value={url}
      onClose={onClose}
    >
      <QrCode text={url} label={W.code(name)} />
    </ShownOnce>
  );
}
