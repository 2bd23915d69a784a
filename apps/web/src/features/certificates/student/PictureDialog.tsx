import { OWN_CERTIFICATES_WORDS } from '@pratibha/words/certificates/student/own';
import { useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { PrintButton } from '../../../ui/page/PrintButton.tsx';
import css from './certificates.module.css';

const W = OWN_CERTIFICATES_WORDS;

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly number: string;
  readonly src: string;
  readonly onClose: () => void;
};

/** A certificate as it is printed: what is printed of the page while this is open. */
export function PictureDialog({ isOpen, title, number, src, onClose }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <AppDialog isOpen={isOpen} title={title} width="broad" onClose={onClose}>
      <div className={css.picture}>
        {isOpen && !hasFailed && (
          <img src={src} alt={W.pictureOf(number)} onError={() => setFailed(true)} />
        )}
        <div role="alert">{hasFailed && <p>{W.pictureFailed}</p>}</div>
        <PrintButton />
      </div>
    </AppDialog>
  );
}
