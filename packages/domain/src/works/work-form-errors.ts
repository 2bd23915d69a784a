import { FILE_LIMITS } from '../files/file-limits.ts';
import { type TextError, textError } from '../text/text-rule.ts';
import type { ValueError } from '../value.ts';
import { MB } from './part-files.ts';
import type { PartKind, WorkForm, WorkPart } from './work-form.ts';

/** Bounds of what an event may ask for. */
export const WORK_FORM_LIMITS = {
  parts: 20,
  /** Code points. */
  name: 80,
  help: 500,
  /** Files or links of one part. */
  most: 20,
  /** MB of one file. */
  mb: FILE_LIMITS.bytes / MB,
  leastDpi: 50,
  mostDpi: 1_200,
  graceMinutes: 1_440,
  mendingHours: 720,
} as const;

/** What can be wrong with what an event asks for. */
export type WorkFormError =
  | TextError<'part_name' | 'part_help'>
  | Extract<ValueError, { readonly code: 'not-between' }>
  | { readonly code: 'too-many-parts'; readonly limit: number }
  | { readonly code: 'nothing-to-hand-in' }
  | { readonly code: 'invalid-part-id' }
  | { readonly code: 'part-id-twice' }
  | { readonly code: 'part-name-twice' }
  | { readonly code: 'size-of-link' }
  | { readonly code: 'print-of-kind' }
  | { readonly code: 'dpi-without-print' }
  | { readonly code: 'readme-of-kind' };

/** Where it is wrong: a JSON pointer into the form. */
export type WrongInForm = { readonly pointer: string; readonly error: WorkFormError };

const PART_ID = /^[a-z][a-z0-9-]{0,39}$/;
const PRINTED: readonly PartKind[] = ['picture', 'pdf'];

/** Everything wrong with what an organiser lets an event ask for; empty where nothing is. */
export function workFormErrors(form: WorkForm): readonly WrongInForm[] {
  const { graceMinutes, mendingHours, parts } = WORK_FORM_LIMITS;
  if (form.parts.length > parts) {
    return [{ pointer: '/parts', error: { code: 'too-many-parts', limit: parts } }];
  }
  const asks = form.asks_link === 'required' || form.parts.length > 0;
  return [
    ...wrongAt('/grace_minutes', notBetween(form.grace_minutes, 0, graceMinutes)),
    ...wrongAt('/mending_hours', notBetween(form.mending_hours, 0, mendingHours)),
    ...wrongAt('/parts', asks ? null : { code: 'nothing-to-hand-in' }),
    ...form.parts.flatMap((part, n) => wrongInPart(part, form.parts.slice(0, n), `/parts/${n}`)),
  ];
}

function wrongInPart(
  part: WorkPart,
  before: readonly WorkPart[],
  pointer: string,
): readonly WrongInForm[] {
  const limits = WORK_FORM_LIMITS;
  const name = { field: 'part_name', limit: limits.name, isRequired: true } as const;
  const help = { field: 'part_help', limit: limits.help } as const;
  const isNamed = before.some((each) => folded(each.name) === folded(part.name));
  return [
    ...wrongAt(`${pointer}/id`, idError(part.id, before)),
    ...wrongAt(
      `${pointer}/name`,
      textError(part.name, name) ?? (isNamed ? { code: 'part-name-twice' } : null),
    ),
    ...wrongAt(`${pointer}/help`, textError(part.help, help)),
    ...wrongAt(`${pointer}/most`, notBetween(part.most, 1, limits.most)),
    ...wrongAt(`${pointer}/most_mb`, sizeError(part)),
    ...wrongAt(
      `${pointer}/print`,
      part.print === null || PRINTED.includes(part.kind) ? null : { code: 'print-of-kind' },
    ),
    ...wrongAt(`${pointer}/least_dpi`, dpiError(part)),
    ...wrongAt(
      `${pointer}/wants_readme`,
      part.wants_readme && part.kind !== 'zip' ? { code: 'readme-of-kind' } : null,
    ),
  ];
}

function idError(id: string, before: readonly WorkPart[]): WorkFormError | null {
  if (!PART_ID.test(id)) return { code: 'invalid-part-id' };
  return before.some((each) => each.id === id) ? { code: 'part-id-twice' } : null;
}

function sizeError({ kind, most_mb: mb }: WorkPart): WorkFormError | null {
  if (kind === 'link') return mb === null ? null : { code: 'size-of-link' };
  return notBetween(mb, 1, WORK_FORM_LIMITS.mb);
}

function dpiError({ print, least_dpi: dpi }: WorkPart): WorkFormError | null {
  if (dpi === null) return null;
  if (print === null) return { code: 'dpi-without-print' };
  return notBetween(dpi, WORK_FORM_LIMITS.leastDpi, WORK_FORM_LIMITS.mostDpi);
}

function notBetween(value: number | null, least: number, most: number): WorkFormError | null {
  const isRight = Number.isInteger(value) && value !== null && value >= least && value <= most;
  return isRight ? null : { code: 'not-between', least, most };
}

function wrongAt(pointer: string, error: WorkFormError | null): readonly WrongInForm[] {
  return error === null ? [] : [{ pointer, error }];
}

/** As people tell names apart. */
function folded(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** As it is kept: names and helps without white space around them, a blank help none. */
export function workFormKept(form: WorkForm): WorkForm {
  return {
    asks_link: form.asks_link,
    parts: form.parts.map((part) => ({
      ...part,
      name: part.name.trim(),
      help: part.help?.trim() || null,
    })),
    grace_minutes: form.grace_minutes,
    mending_hours: form.mending_hours,
    refuses_findings: form.refuses_findings,
  };
}
