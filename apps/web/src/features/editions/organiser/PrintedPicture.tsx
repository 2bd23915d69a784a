import type { SheetPicture } from '@pratibha/domain/certificates/template';
import { pictureUrl, pictureWidths } from '@pratibha/domain/editions/pictures';
import { TEMPLATE_WORDS } from '@pratibha/words/certificates/organiser/template';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './editor.module.css';
import { PictureChooser } from './PictureChooser.tsx';
import look from './pictures.module.css';

const W = TEMPLATE_WORDS;

type Props = {
  /** What it is, as no other picture of the form is called. */
  readonly name: string;
  readonly help?: string;
  readonly picture: SheetPicture | null;
  readonly error: string | undefined;
  readonly onChange: (picture: SheetPicture | null) => void;
};

/** A picture that certificates show, such as a signature. */
export function PrintedPicture({ name, help, picture, error, onChange }: Props) {
  return (
    <div className={look.field} role="group" aria-label={name}>
      {error !== undefined && <p className={css.error}>{error}</p>}
      {help !== undefined && <p className={css.quiet}>{help}</p>}
      {picture === null ? (
        <PictureChooser
          label={W.choose}
          of={name}
          most={1}
          onUploaded={({ file, width, height }) => onChange({ file, width, height })}
        />
      ) : (
        <>
          <img
            className={look.whole}
            src={pictureUrl(picture.file, pictureWidths(picture)[0] ?? picture.width, 'webp')}
            width={picture.width}
            height={picture.height}
            alt=""
          />
          <div>
            <Button
              variant="quiet"
              aria-label={W.ofPicture(W.removePicture, name)}
              onClick={() => onChange(null)}
            >
              {W.removePicture}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
