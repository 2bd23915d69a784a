import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { partIdFor } from '@pratibha/domain/works/part-id';
import type { PrintSize, WorkForm, WorkPart } from '@pratibha/domain/works/work-form';

/** A part as it stands in the form; numbers as they were typed, '' for none. */
export type PartValues = Pick<WorkPart, 'name' | 'required' | 'kind' | 'wants_readme'> & {
  /** '' of a part that was not saved yet. */
  readonly id: string;
  readonly help: string;
  readonly most: string;
  readonly most_mb: string;
  readonly print: PrintSize | '';
  readonly least_dpi: string;
};

/** What stands in the form, with the version that it began with. */
export type WorkFormValues = Pick<WorkForm, 'asks_link' | 'refuses_findings'> & {
  readonly parts: readonly PartValues[];
  readonly grace_minutes: string;
  readonly mending_hours: string;
  readonly revision: number;
};

const USUAL_MB = '50';
const USUAL_DPI = '300';

export const NEW_PART: PartValues = {
  id: '',
  name: '',
  help: '',
  required: true,
  kind: 'picture',
  most: '1',
  most_mb: USUAL_MB,
  print: '',
  least_dpi: '',
  wants_readme: false,
};

export function workFormValues(form: EventWorkForm): WorkFormValues {
  return {
    asks_link: form.asks_link,
    parts: form.parts.map(partValues),
    grace_minutes: String(form.grace_minutes),
    mending_hours: String(form.mending_hours),
    refuses_findings: form.refuses_findings,
    revision: form.revision,
  };
}

function partValues(part: WorkPart): PartValues {
  return {
    ...part,
    help: part.help ?? '',
    most: String(part.most),
    most_mb: part.most_mb === null ? USUAL_MB : String(part.most_mb),
    print: part.print ?? '',
    least_dpi: part.least_dpi === null ? '' : String(part.least_dpi),
  };
}

/**
 * The values with the parts of a preset below those that are there. Without any, the link is asked
 * for as the preset says.
 */
export function withPreset(values: WorkFormValues, preset: WorkForm): WorkFormValues {
  const added = preset.parts.map((part) => ({ ...partValues(part), id: '' }));
  return {
    ...values,
    ...(values.parts.length === 0 ? { asks_link: preset.asks_link } : {}),
    parts: [...values.parts, ...added],
  };
}

/** Made for paper, a part asks for the dots that printers ask for. */
export function withPrint(part: PartValues, print: PrintSize | ''): PartValues {
  const isNew = part.print === '' && part.least_dpi === '';
  return { ...part, print, ...(isNew && print !== '' ? { least_dpi: USUAL_DPI } : {}) };
}

/** The parts with the one at `from` at `to`. */
export function movedPart(
  parts: readonly PartValues[],
  from: number,
  to: number,
): readonly PartValues[] {
  const part = parts[from];
  return part === undefined ? parts : parts.toSpliced(from, 1).toSpliced(to, 0, part);
}

/**
 * What is sent of the form; NaN, which the rules refuse, for what is no number. What a kind does
 * not have is left out, and kept in the form for whoever changes the kind back.
 */
export function sentWorkForm(values: WorkFormValues): WorkForm {
  const taken = values.parts.map(({ id }) => id);
  const idOf = (part: PartValues) => {
    const id = part.id || partIdFor(part.name, taken);
    taken.push(id);
    return id;
  };
  return {
    asks_link: values.asks_link,
    parts: values.parts.map((part) => sentPart(part, idOf(part))),
    grace_minutes: numberOf(values.grace_minutes),
    mending_hours: numberOf(values.mending_hours),
    refuses_findings: values.refuses_findings,
  };
}

function sentPart(part: PartValues, id: string): WorkPart {
  const { name, required, kind } = part;
  const print = mayBePrinted(kind) && part.print !== '' ? part.print : null;
  return {
    ...{ id, name: name.trim(), help: part.help.trim() || null, required, kind },
    most: numberOf(part.most),
    most_mb: kind === 'link' ? null : numberOf(part.most_mb),
    print,
    least_dpi: print === null || part.least_dpi.trim() === '' ? null : numberOf(part.least_dpi),
    wants_readme: kind === 'zip' && part.wants_readme,
  };
}

export function mayBePrinted(kind: WorkPart['kind']): boolean {
  return kind === 'picture' || kind === 'pdf';
}

function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
