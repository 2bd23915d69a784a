import type { WorkFormPreset } from '@pratibha/domain/works/work-form-presets';

type PresetWords = {
  readonly name: string;
  /** Its one part, as students read it. */
  readonly part: { readonly name: string; readonly help: string };
};

/** What many events ask for, as organisers choose it. */
export const PRESET_WORDS: Readonly<Record<WorkFormPreset, PresetWords>> = {
  'design-a4': {
    name: 'Graphic design A4',
    part: {
      name: 'Design',
      help: 'One picture of A4 with 300 dpi or more: at least 2480 × 3508 pixels, in RGB or CMYK.',
    },
  },
  'design-a3': {
    name: 'Graphic design A3',
    part: {
      name: 'Design',
      help: 'One picture of A3 with 300 dpi or more: at least 3508 × 4961 pixels, in RGB or CMYK.',
    },
  },
  'project-zip': {
    name: 'Project ZIP',
    part: {
      name: 'Project',
      help: 'All files of the project in one ZIP, with a README that says how it is started.',
    },
  },
  'video-link': {
    name: 'Video link',
    part: {
      name: 'Video',
      help: 'A link that opens for everybody who has it, without signing in.',
    },
  },
};
