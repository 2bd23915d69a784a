import { PLAIN_FORM, type WorkForm, type WorkPart } from './work-form.ts';

/** What many events ask for; words names each, and its part. */
export const WORK_FORM_PRESETS = ['design-a4', 'design-a3', 'project-zip', 'video-link'] as const;
export type WorkFormPreset = (typeof WORK_FORM_PRESETS)[number];

type Named = Pick<WorkPart, 'name' | 'help'>;

const PART = {
  required: true,
  most: 1,
  most_mb: 50,
  print: null,
  least_dpi: null,
  wants_readme: false,
} as const;

const PARTS: Readonly<Record<WorkFormPreset, Omit<WorkPart, keyof Named>>> = {
  'design-a4': { ...PART, id: 'design', kind: 'picture', print: 'A4', least_dpi: 300 },
  'design-a3': { ...PART, id: 'design', kind: 'picture', print: 'A3', least_dpi: 300 },
  'project-zip': { ...PART, id: 'project', kind: 'zip', most_mb: 200, wants_readme: true },
  'video-link': { ...PART, id: 'video', kind: 'link', most_mb: null },
};

/** The form of a preset, whose part is called as words has it. */
export function presetForm(preset: WorkFormPreset, { name, help }: Named): WorkForm {
  return { ...PLAIN_FORM, asks_link: 'no', parts: [{ ...PARTS[preset], name, help }] };
}
