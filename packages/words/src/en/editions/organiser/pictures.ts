import type { PictureUse } from '@pratibha/domain/editions/pictures';

/** What helps to choose one for its place. */
const USES: Partial<Record<PictureUse, string>> = {
  site: 'A square picture suits the icons best; a wide one stands in the head of the pages, in place of the name.',
};

/** Words of the fields that hold pictures. */
export const PICTURE_WORDS = {
  choose: 'Choose a picture',
  chooseSome: 'Add pictures',
  help: 'JPEG, PNG or WebP, up to 12 MB. You can also drop files here.',
  uploading: (done: number, all: number) =>
    all === 1 ? 'Uploading the picture…' : `Uploading picture ${done} of ${all}…`,
  failed: (name: string, why: string) => `${name}: ${why}`,
  tooMany: (most: number) => `There is room for ${most}. The others were left out.`,
  tooLarge: 'This file has more than 12 MB. Choose a smaller one.',
  replace: 'Choose another',
  crop: 'Crop',
  remove: 'Remove the picture',
  removed: 'The picture was removed.',
  undo: 'Undo',
  /** Of which picture a button or a field is, where a form has several. */
  of: (what: string, picture: string) => `${what}: ${picture}`,
  uses: USES,
  alt: 'What it shows, for those who do not see it',
  caption: 'Caption',
  captionHelp: 'Shown with the picture. May be left empty.',
  focus: (x: number, y: number, picture: string) =>
    `Focus: ${x} percent from the left, ${y} percent from the top. Press where the subject is, or move it with the arrow keys. ${picture}`,
  focusHelp:
    'Press on the picture where its subject is: that stays in sight where a part is shown.',
  cropTitle: 'Crop the picture',
  cropHelp: 'Drag over the part to keep. With the keyboard: Tab to a corner, then the arrow keys.',
  cropIt: 'Keep this part',
  cropping: 'Cropping…',
  loading: 'Loading…',
} as const;
