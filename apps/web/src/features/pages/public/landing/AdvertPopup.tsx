import { editionPhase } from '@pratibha/domain/editions/edition';
import { ADVERT_WORDS } from '@pratibha/words/pages/advert';
import { PATHS } from '../../../../data/address/paths.ts';
import { useNow } from '../../../../data/server-clock.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { CornerPopup } from '../../../../ui/plain/CornerPopup.tsx';
import { RegisterLink } from './RegisterLink.tsx';

/** The advert (R2.19), in the words of the edition's phase. */
export function AdvertPopup({ onClose }: { readonly onClose: () => void }) {
  const now = useNow(60_000);
  const phase = now === null ? 'open' : editionPhase(now);
  const { title, text } = ADVERT_WORDS[phase];
  return (
    <CornerPopup
      title={title}
      text={text}
      tone="dusk"
      closeLabel={ADVERT_WORDS.close}
      onClose={onClose}
    >
      <div onClickCapture={onClose}>
        {phase === 'closed' || phase === 'over' ? (
          <a className={buttonClass('glass', 'large')} href={PATHS.guidelines}>
            {ADVERT_WORDS.guidelines}
          </a>
        ) : (
          <RegisterLink />
        )}
      </div>
    </CornerPopup>
  );
}
