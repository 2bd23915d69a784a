import { type Finding, type FindingCode, isFinding } from '@pratibha/domain/preflight/findings';
import { pixelsFor } from '@pratibha/domain/preflight/print-dpi';

/** Of one thing that was found: what it is, why it matters, and how it is mended. */
type FindingText = { readonly what: string; readonly why: string; readonly how: string };

type Of<C extends FindingCode> = Extract<Finding, { readonly code: C }>;

const MAKE_ZIP =
  'Put your files into one folder. Windows: right-click it, then Compress to ZIP file. Mac: right-click, Compress. Android: Files, mark the folder, Compress. iPhone: Files, hold the folder, Compress.';
const EXPORT_AGAIN =
  'Export or save the file again, open it yourself to check it, and send the new one.';

const NEEDED = ({ print, least }: Of<'too-few-pixels'>) => {
  const { width, height } = pixelsFor(print, least);
  return `${print} at ${least} dpi needs ${width} × ${height} pixels`;
};

/** By code, for students: findings are told before a file is sent, and beside it afterwards. */
const FINDING_WORDS: {
  readonly [C in FindingCode]: (finding: Of<C>) => FindingText;
} = {
  'wrong-kind': () => ({
    what: 'This is another kind of file than asked for.',
    why: 'Its first bytes say so, whatever its name ends with, and judges could not open it as what they expect.',
    how: 'Save or export your work as the kind that this part names: renaming a file does not change what it is.',
  }),
  svg: () => ({
    what: 'This is an SVG, a drawing that each program draws anew.',
    why: 'Fonts and effects may look different elsewhere, and it has no pixels to print.',
    how: 'Export it as PNG or JPEG. Canva: Share, Download, PNG. Inkscape: File, Export, PNG. Illustrator: File, Export, Export As, JPEG.',
  }),
  heic: () => ({
    what: 'This is a HEIC, the format in which iPhones, and some Android phones, keep photos.',
    why: 'Many other phones and computers cannot open it, so judges may see nothing.',
    how: 'On the iPhone: Settings, Apps, Camera, Formats, Most Compatible, and take the photo again. Or open it in Photos, Share, Options, Most Compatible, Save to Files, and send that one. Android: Camera, Settings, turn High efficiency pictures (or HEIF) off, and take the photo again.',
  }),
  unreadable: () => ({
    what: 'This file cannot be opened.',
    why: 'It is damaged, or was cut off on its way: judges would see nothing of it.',
    how: EXPORT_AGAIN,
  }),
  'too-many-pixels': () => ({
    what: 'This picture has more than 210 million pixels.',
    why: 'Common programs run out of memory on it, so it is not opened here either.',
    how: 'Make it smaller: A3 at 300 dpi is 3508 × 4961 pixels. Photoshop: Image, Image Size. GIMP: Image, Scale Image.',
  }),
  'pdf-encrypted': () => ({
    what: 'This PDF asks for a password.',
    why: 'Judges do not have it, so they could not read your work.',
    how: 'Save it without one. Word: File, Info, Protect Document, Encrypt with Password, and empty the field. Acrobat: File, Properties, Security, No Security. On a phone: open it, Print, and save as PDF.',
  }),
  'pdf-protected': () => ({
    what: 'This PDF is protected.',
    why: 'It may ask for a password, or forbid that it is printed.',
    how: 'If it opens without a password everywhere, leave it. Else save it without protection: in Acrobat by File, Properties, Security, No Security.',
  }),
  'zip-bomb': () => ({
    what: 'This ZIP unpacks to far more than it should.',
    why: 'It could fill the disk of whoever opens it, so it is not opened.',
    how: `Leave out what is made again by itself, as node_modules and build folders, and pack anew. ${MAKE_ZIP}`,
  }),
  'zip-traversal': () => ({
    what: 'This ZIP has names that lead outside of its folder.',
    why: 'Unpacked, it could write over files of whoever opens it.',
    how: `Pack the folder itself, not files from here and there. ${MAKE_ZIP}`,
  }),
  'zip-backslashes': () => ({
    what: 'This ZIP has backslashes in its names.',
    why: 'On a Mac or on Linux its folders are lost, and its files have odd names.',
    how: `Pack it with another program. ${MAKE_ZIP}`,
  }),
  'zip-link': () => ({
    what: 'This ZIP has links to other files in it.',
    why: 'They point at places on your computer, which nobody else has.',
    how: 'Put the files themselves in place of the links. On Linux and Mac: zip -r work.zip folder follows them; leave out --symlinks.',
  }),
  'zip-encrypted': () => ({
    what: 'This ZIP asks for a password.',
    why: 'Judges do not have it, so they could not see your work.',
    how: `Pack it again without a password. ${MAKE_ZIP}`,
  }),
  'zip-overlapping': () => ({
    what: 'This ZIP is damaged inside: files of it share their bytes.',
    why: 'What comes out of it depends on the program, so it is not opened.',
    how: `Pack your files anew. ${MAKE_ZIP}`,
  }),
  'zip-equal-names': () => ({
    what: 'Two files in this ZIP have the same name but for capital letters.',
    why: 'On Windows, a Mac and most phones one of them would be lost.',
    how: `Rename one of them, and pack anew. ${MAKE_ZIP}`,
  }),
  polyglot: () => ({
    what: 'This file is two kinds of file in one.',
    why: 'One program would show something else than another, so it is not opened.',
    how: EXPORT_AGAIN,
  }),
  'too-few-pixels': (finding) => ({
    what: `On ${finding.print} paper this has ${finding.dpi} dpi; asked for are ${finding.least}.`,
    why: `Printed, it would look coarse: ${NEEDED(finding)}.`,
    how: 'Making a small picture larger does not help: export your design anew. Canva: Share, Download, PDF Print, or PNG with a larger size. Photoshop: File, Export, at 100%, of a document made with that size. GIMP: begin with that size under Image, Scale Image. A photo: set your camera to its largest size, let the work fill the picture, and send the original, not one that came by a messenger.',
  }),
  'other-shape': ({ print }) => ({
    what: `This has another shape than ${print}.`,
    why: 'Printed, it would have white edges, or lose some of its own.',
    how: `If that is meant, leave it. Else set the size of your page to ${print} and export anew. Canva: Resize. Word: Layout, Size.`,
  }),
  cmyk: () => ({
    what: 'This is in CMYK, the colours of printers.',
    why: 'That is right for printing. On screens, and in our previews, colours may look a little different.',
    how: 'Nothing to do.',
  }),
  'no-profile': () => ({
    what: 'No colour profile is embedded.',
    why: 'A printer takes sRGB then; strong colours may come out different.',
    how: 'If colours matter, embed it. Photoshop: File, Save As, tick ICC Profile. GIMP: File, Export As, tick Save color profile.',
  }),
  turned: () => ({
    what: 'This photo is stored on its side, and says how it is turned.',
    why: 'We show it upright; an old program may not.',
    how: 'To be safe, open it, rotate it once around, and save it.',
  }),
  location: () => ({
    what: 'This photo says where it was taken.',
    why: 'Who downloads the original could read the place. The pictures shown on our pages never say it.',
    how: 'To remove it: iPhone: Share, Options, turn Location off, Save to Files. Android: open it in Photos or Gallery, Details, remove the location. Windows: Properties, Details, Remove Properties.',
  }),
  pages: ({ pages }) => ({
    what: pages === 1 ? 'It has 1 page.' : `It has ${pages.toLocaleString('en-US')} pages.`,
    why: 'So you see that all of them came along.',
    how: 'Nothing to do.',
  }),
  'no-readme': () => ({
    what: 'There is no README in this ZIP.',
    why: 'Judges read first what your project is and how it is started.',
    how: 'Add a text file called README.md to the top folder: what it does, how it is started, who made it. Then pack anew.',
  }),
};

/**
 * The same of what a call tells, which has codes as texts.
 * @returns what is said of one that this version does not know: nothing more than that
 */
export function findingWords(told: { readonly code: string }): FindingText {
  return isFinding(told) ? wordsOf(told) : { what: 'Something was found.', why: '', how: '' };
}

function wordsOf<C extends FindingCode>(finding: Of<C> & { readonly code: C }): FindingText {
  return FINDING_WORDS[finding.code](finding);
}
