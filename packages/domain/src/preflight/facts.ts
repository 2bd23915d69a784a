/** What a file is, by its first bytes. */
export const FILE_KINDS = ['jpeg', 'png', 'webp', 'heic', 'pdf', 'zip', 'svg', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export type ColourModel = 'rgb' | 'cmyk' | 'grey' | 'indexed' | 'lab';

export type PictureFacts = {
  /** In pixels, upright as it is looked at. */
  readonly width: number;
  readonly height: number;
  readonly colour: ColourModel;
  /** What the embedded profile is called; null: none. */
  readonly profile: string | null;
  /** As EXIF has it, 1 to 8. */
  readonly orientation: number;
  /** Whether it says where it was taken. */
  readonly has_location: boolean;
  /** What its tag says; pixels judge prints, not this. */
  readonly tagged_dpi: number | null;
};

export type PdfFacts = {
  /** Null: in a browser, which does not count them. */
  readonly pages: number | null;
  /** Of the first pages, in millimetres. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** Of the smallest picture that fills a page, at the size of that page; null: not known. */
  readonly least_dpi: number | null;
  readonly is_encrypted: boolean;
};

type ZipEntry = { readonly name: string; readonly size: number };

export type ZipFacts = {
  /** The first ones; `entry_count` is of all. */
  readonly entries: readonly ZipEntry[];
  readonly entry_count: number;
  /** Unpacked, in bytes. */
  readonly unpacked: number;
  /** Its name and its first 64 kB as text; null: there is none, or in a browser it was not read. */
  readonly readme: { readonly name: string; readonly text: string | null } | null;
};

/** What is wrong with the bytes themselves, whatever they were sent for. */
const BYTE_FAULTS = [
  'unreadable',
  'too-many-pixels',
  'pdf-encrypted',
  'zip-bomb',
  'zip-traversal',
  'zip-backslashes',
  'zip-link',
  'zip-encrypted',
  'zip-overlapping',
  'zip-equal-names',
  'polyglot',
] as const;
export type ByteFault = (typeof BYTE_FAULTS)[number];

/** What was found by looking into a file: in the browser by its ends, on the server by it all. */
export type FileFacts = {
  readonly kind: FileKind;
  readonly faults: readonly ByteFault[];
  readonly picture: PictureFacts | null;
  readonly pdf: PdfFacts | null;
  readonly zip: ZipFacts | null;
};
