import type { UploadedPicture } from '@pratibha/contract/pictures';
import {
  type Picture,
  type PictureCrop,
  pictureUrl,
  pictureWidths,
} from '@pratibha/domain/editions/pictures';
import { PICTURE_WORDS } from '@pratibha/words/editions/organiser/pictures';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { reasonOf } from '../../console/console.tsx';
import css from './pictures.module.css';

const W = PICTURE_WORDS;
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

type Props = {
  readonly picture: Picture;
  readonly onCropped: (part: UploadedPicture) => void;
  readonly onClose: () => void;
};

/** Asks which part of a picture to keep; the whole one stays on the server. */
export function CropDialog({ picture, onCropped, onClose }: Props) {
  const [part, setPart] = useState(WHOLE);
  const crop = useWrite('POST /admin/pictures/{file}/crops', []);
  const isWhole = part.width === WHOLE.width && part.height === WHOLE.height;
  const widest = pictureWidths(picture).at(-1) ?? picture.width;
  const send = () =>
    crop.mutate(
      { params: { file: picture.file }, body: pixelsOf(part, picture) },
      {
        onSuccess: (made) => {
          onCropped(made);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      isOpen
      title={W.cropTitle}
      submitLabel={crop.isPending ? W.cropping : W.cropIt}
      isSubmitDisabled={isWhole || part.width === 0 || part.height === 0}
      isBusy={crop.isPending}
      isDirty={false}
      error={crop.isError ? reasonOf(crop.error) : null}
      onSubmit={send}
      onClose={onClose}
      width="broad"
    >
      <p className={css.help}>{W.cropHelp}</p>
      <ReactCrop
        className={css.crop ?? ''}
        crop={part}
        onChange={(_, percents) => setPart(percents)}
        keepSelection
      >
        <img
          src={pictureUrl(picture.file, widest, 'webp')}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      </ReactCrop>
    </FormDialog>
  );
}

/** What was chosen in percent, in whole pixels of the picture. */
function pixelsOf(part: PercentCrop, { width, height }: Picture): PictureCrop {
  const [left, top] = [Math.round((part.x * width) / 100), Math.round((part.y * height) / 100)];
  return {
    ...{ left, top },
    width: Math.min(width - left, Math.round((part.width * width) / 100)),
    height: Math.min(height - top, Math.round((part.height * height) / 100)),
  };
}
