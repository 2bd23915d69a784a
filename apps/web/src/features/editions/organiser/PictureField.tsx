import type { Json } from '@pratibha/domain/editions/json';
import { pointerTo } from '@pratibha/domain/editions/json';
import {
  hasCaption,
  hasFocus,
  isUploaded,
  type Picture,
  type PictureUse,
  pictureUrl,
  pictureWidths,
} from '@pratibha/domain/editions/pictures';
import { nameInForm } from '@pratibha/words/editions/organiser/labels';
import { PICTURE_WORDS } from '@pratibha/words/editions/organiser/pictures';
import { useState } from 'react';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { pictureIn, pictureOf, withUpload } from './picture-values.ts';
import css from './pictures.module.css';

const CropDialog = lateDialog(async () => (await import('./CropDialog.tsx')).CropDialog);

const W = PICTURE_WORDS;
const LONGEST = 300;

type Props = {
  readonly pointer: string;
  readonly value: Json | undefined;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (pointer: string, value: Json) => void;
  /** What it is called; null within a list, which says it already. */
  readonly label: string | null;
  readonly isOptional: boolean;
  readonly use: PictureUse;
};

/** A picture of an edition: chosen, cropped, described, and with what its pages show of it. */
export function PictureField(props: Props) {
  const { pointer, value, label, errors, onChange, isOptional, use } = props;
  const picture = pictureIn(value);
  const [removed, setRemoved] = useState<Picture | null>(null);
  const change = (next: Picture | null) => onChange(pointer, next);
  const error = errors.get(pointer) ?? errors.get(pointerTo(pointer, 'file'));
  return (
    <fieldset className={css.field} data-pointer={pointer}>
      {label !== null && <legend>{label}</legend>}
      {W.uses[use] !== undefined && <p className={css.help}>{W.uses[use]}</p>}
      {error !== undefined && <p className={css.error}>{error}</p>}
      {picture === null ? (
        <>
          <PictureChooser
            label={W.choose}
            of={nameInForm(pointer)}
            most={1}
            onUploaded={(uploaded) => {
              setRemoved(null);
              change(pictureOf(uploaded));
            }}
          />
          <div role="status">
            {removed !== null && (
              <>
                {W.removed}{' '}
                <Button variant="quiet" onClick={() => change(removed)}>
                  {W.undo}
                </Button>
              </>
            )}
          </div>
        </>
      ) : (
        <Chosen
          {...props}
          picture={picture}
          onPicture={change}
          onRemove={
            isOptional
              ? () => {
                  setRemoved(picture);
                  change(null);
                }
              : null
          }
        />
      )}
    </fieldset>
  );
}

type ChosenProps = Props & {
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
  /** Null where a list removes it. */
  readonly onRemove: (() => void) | null;
};

function Chosen({ pointer, picture, use, errors, onPicture, onRemove }: ChosenProps) {
  const [isCropping, setIsCropping] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const [altAt, captionAt] = [pointerTo(pointer, 'alt'), pointerTo(pointer, 'caption')];
  const name = nameInForm(pointer);
  const [smallest = picture.width] = pictureWidths(picture);
  const src = pictureUrl(picture.file, smallest, 'webp');
  return (
    <>
      {hasFocus(use) ? (
        <FocusPoint
          src={src}
          picture={picture}
          name={name}
          onChange={(focus) => onPicture({ ...picture, focus })}
        />
      ) : (
        <img className={css.whole} src={src} width={picture.width} height={picture.height} alt="" />
      )}
      <div className={css.actions}>
        {isUploaded(picture.file) && (
          <Button
            variant="quiet"
            aria-label={W.of(W.crop, name)}
            onClick={() => setIsCropping(true)}
          >
            {W.crop}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={W.of(W.replace, name)}
          aria-expanded={isReplacing}
          onClick={() => setIsReplacing(!isReplacing)}
        >
          {W.replace}
        </Button>
        {onRemove !== null && (
          <Button variant="quiet" aria-label={W.of(W.remove, name)} onClick={onRemove}>
            {W.remove}
          </Button>
        )}
      </div>
      {isReplacing && (
        <PictureChooser
          label={W.choose}
          of={name}
          most={1}
          onUploaded={(uploaded) => {
            setIsReplacing(false);
            onPicture(withUpload(picture, uploaded));
          }}
        />
      )}
      <div data-pointer={altAt}>
        <TextAreaField
          label={W.alt}
          aria-label={W.of(W.alt, name)}
          rows={2}
          maxLength={LONGEST}
          error={errors.get(altAt)}
          value={picture.alt}
          onChange={({ currentTarget: { value: alt } }) => onPicture({ ...picture, alt })}
        />
      </div>
      {hasCaption(use) && (
        <div data-pointer={captionAt}>
          <TextField
            label={W.caption}
            aria-label={W.of(W.caption, name)}
            help={W.captionHelp}
            maxLength={LONGEST}
            autoComplete="off"
            error={errors.get(captionAt)}
            value={picture.caption ?? ''}
            onChange={({ currentTarget: { value: text } }) =>
              onPicture({ ...picture, caption: text === '' ? null : text })
            }
          />
        </div>
      )}
      {isCropping && (
        <CropDialog
          picture={picture}
          onCropped={(part) => onPicture(withUpload(picture, part))}
          onClose={() => setIsCropping(false)}
        />
      )}
    </>
  );
}
