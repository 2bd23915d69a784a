import type { ReadyPicture, ReadySheet } from '../sheet/ready-sheet.ts';

type Written<P> = P extends { readonly bytes: Uint8Array }
  ? Omit<P, 'bytes'> & { readonly bytes: string }
  : never;

/** Sheets of one template that are to be drawn; bytes of pictures are written as base64. */
export type PdfTask = Pick<ReadySheet, 'template' | 'look'> & {
  readonly pictures: readonly (readonly [file: string, picture: Written<ReadyPicture>])[];
  readonly sheets: readonly Pick<ReadySheet, 'claims' | 'proof'>[];
};
