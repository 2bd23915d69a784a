import type { Claims } from './claims.ts';
import type { SheetLook } from './sheet-look.ts';
import type { Template } from './template.ts';

/** All that one certificate is drawn from. */
export type Sheet = {
  readonly template: Template;
  readonly claims: Claims;
  /** The link in its code. */
  readonly proof: string;
  readonly look: SheetLook;
};

type InEach<T> = { readonly en: T; readonly ne: T };

/** What a sheet says beside its template: the day as each language writes it, and small print. */
export type SheetWords = {
  readonly day: InEach<string>;
  readonly issued: string;
  readonly number: string;
  readonly scan: InEach<string>;
  /** For whoever hears the sheet. */
  readonly code: string;
  readonly logo: string;
  readonly seal: string;
  readonly signature: (name: string) => string;
};
