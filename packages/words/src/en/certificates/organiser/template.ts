import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import type { Sample } from '@pratibha/domain/certificates/sample-names';
import type { SheetLanguage } from '@pratibha/domain/certificates/template';

/** Words of the page where organisers say what certificates say. */
export const TEMPLATE_WORDS = {
  back: 'The edition',
  heading: 'What certificates say',
  intro: (edition: string) =>
    `Of ${edition}. Nothing has to be written: each kind has texts in English and in Nepali. Colours and logo are those of the edition.`,
  loadFailed: 'Failed to load the certificates of this edition.',
  notFound: 'There is no such edition.',
  kind: 'Kind',
  kinds: {
    'taken-part': 'Taken part',
    prize: 'Prize',
    judge: 'Judge',
    volunteer: 'Volunteer',
    workshop: 'Workshop',
  } satisfies Record<CertificateKind, string>,
  texts: 'Texts',
  languages: { en: 'English', ne: 'Nepali' } satisfies Record<SheetLanguage, string>,
  leaveOut: 'A language whose texts are empty is left out.',
  fieldHeading: 'Heading',
  above: 'Above the name',
  text: 'Below the name',
  placeholders: (names: readonly string[]) =>
    `Texts can say ${names.map((name) => `{{${name}}}`).join(', ')}.`,
  signatures: 'Who signs',
  noSignature: 'Nobody signs yet. Up to three may.',
  signer: (number: number) => `Signature ${number}`,
  name: 'Name',
  office: 'Office',
  picture: 'Picture of the signature',
  pictureHelp: 'Dark ink on white or on nothing.',
  add: 'Add Signature',
  remove: (number: number) => `Remove Signature ${number}`,
  seal: 'Seal',
  choose: 'Choose a Picture',
  removePicture: 'Remove Picture',
  ofPicture: (what: string, picture: string) => `${what}: ${picture}`,
  preview: 'Preview',
  sample: 'For whom',
  samples: {
    usual: 'A usual name',
    shortest: 'The shortest name',
    longest: 'The longest name',
    'in-nepali': 'A name in Nepali',
    'longest-in-nepali': 'The longest in Nepali',
  } satisfies Record<Sample, string>,
  sheet: (kind: string, sample: string) => `Certificate as it is printed. ${kind}, ${sample}`,
  drawing: 'Drawing…',
  drawn: 'This is the true sheet. Its code proves nothing.',
  faulty: 'Mend what is wrong, and the sheet is drawn again.',
  drawFailed: 'The sheet could not be drawn.',
  drawAgain: 'Draw Again',
  download: 'Download as PDF',
  file: 'certificate-preview.pdf',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Certificates are drawn by it from now on.',
  /** What of it reaches certificates that people have already. */
  reach:
    'Certificates that were issued are drawn by it, too, whenever somebody opens them. Their name, award and number never change.',
  wrong: (count: number) =>
    count === 1 ? 'One field is to be mended.' : `${count} fields are to be mended.`,
  uncertain: 'It is not known whether it was saved. Try again.',
  restored: 'What you wrote here before is back. It is not saved yet.',
  discard: 'Discard',
  others: 'Somebody else has saved these certificates since you began.',
  takeTheirs: 'Take Theirs',
  keepMine: 'Keep Mine',
  kept: 'Yours will take their place once you save.',
} as const;
