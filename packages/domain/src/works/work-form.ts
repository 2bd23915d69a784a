/** What one part of a work is. */
export const PART_KINDS = ['link', 'picture', 'pdf', 'zip', 'any'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Sheets of paper that a picture or a PDF may be made for. */
export const PRINT_SIZES = ['A4', 'A3'] as const;
export type PrintSize = (typeof PRINT_SIZES)[number];

/** Whether an event asks for the link to the work (R5.5). */
export const LINK_WISHES = ['required', 'optional', 'no'] as const;
export type LinkWish = (typeof LINK_WISHES)[number];

/** One thing that an event asks for. */
export type WorkPart = {
  /** Stays the same while its name changes: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  readonly help: string | null;
  readonly required: boolean;
  readonly kind: PartKind;
  /** How many files or links; from 1 on. */
  readonly most: number;
  /** Of one file, in MB (1,000,000 bytes); null for a link. */
  readonly most_mb: number | null;
  /** For pictures and PDFs alone. */
  readonly print: PrintSize | null;
  /** At the print size; only with one. */
  readonly least_dpi: number | null;
  /** For a ZIP alone. */
  readonly wants_readme: boolean;
};

/** What an event asks for. */
export type WorkForm = {
  readonly asks_link: LinkWish;
  readonly parts: readonly WorkPart[];
  readonly grace_minutes: number;
  readonly mending_hours: number;
  readonly refuses_findings: boolean;
};

/** What an event asks for that says nothing: the form of R5.5. */
export const PLAIN_FORM: WorkForm = {
  asks_link: 'required',
  parts: [],
  grace_minutes: 30,
  mending_hours: 24,
  refuses_findings: false,
};
