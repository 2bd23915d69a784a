import type { EditionContent } from '@pratibha/domain/editions/content';
import { editionPhase } from '@pratibha/domain/editions/edition';
import { ADVERT_WORDS } from '@pratibha/words/pages/advert';
import { PATHS } from '../../../../data/address/paths.ts';
import { useNow } from '../../../../data/server-clock.ts';
import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { CornerPopup } from '../../../../ui/plain/CornerPopup.tsx';
import { RegisterLink } from './RegisterLink.tsx';

type Props = { readonly words: EditionContent['advert']; readonly onClose: () => void };

/** The advert (R2.19), in the words of the edition's phase. */
export function AdvertPopup({ words, onClose }: Props) {
  const { dates } = usePublicEdition();
  const now = useNow(60_000);
  const phase = now === null ? 'open' : editionPhase(dates, now);
  const { title, text } = words[phase];
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
