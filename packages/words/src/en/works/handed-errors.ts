import type { HandedError } from '@pratibha/domain/works/handed-errors';
import type { PartKind } from '@pratibha/domain/works/work-form';
import type { Sentences } from '../sentences.ts';
import { SUBMISSION_FORM_ERRORS } from '../submissions/form-errors.ts';
import { linkSentences } from '../text-errors.ts';

/** What a link of a part is called within a sentence. */
export const HANDED_LABELS = { part_link: 'Link' } as const;

const WRONG_KIND: Readonly<Record<PartKind, string>> = {
  link: 'Give a link here, not a file.',
  picture: 'This file is no picture that is taken here. Send a JPEG, PNG or WebP.',
  pdf: 'This file is no PDF. Save your work as a PDF and send that.',
  zip: 'This file is no ZIP. Send a ZIP, or choose the folder.',
  any: 'This file is not taken here.',
};

/** What is said of what was sent for the parts of a work. */
export const HANDED_ERRORS: Sentences<HandedError> = {
  ...linkSentences(HANDED_LABELS),
  'own-computer-link': SUBMISSION_FORM_ERRORS['own-computer-link'],
  'link-not-asked': 'This event asks for no link to the work. Remove it.',
  'nothing-sent': 'Add something to hand in.',
  'unknown-part': 'The event no longer asks for this part. Reload the page.',
  'part-sent-twice': 'This part is there already.',
  'part-missing': ({ name }) => `${name} is missing.`,
  'files-for-link': 'Give a link here, not a file.',
  'links-for-files': 'Give a file here, not a link.',
  'too-many-files': ({ most }) =>
    most === 1 ? 'Give one file here.' : `Give at most ${most} files here.`,
  'too-many-links': ({ most }) =>
    most === 1 ? 'Give one link here.' : `Give at most ${most} links here.`,
  'file-unknown': 'This file is not here any more. Send it again.',
  'file-sent-twice': 'This file is there already.',
  'file-of-another-part': 'This file was sent for another part. Send it again for this one.',
  'file-not-complete': 'This file is not all here yet. Wait until it is sent.',
  'file-of-wrong-kind': ({ kind }) => WRONG_KIND[kind],
  'file-is-heic': 'This picture is in the format HEIC, which few programs open. Send a JPEG.',
  'file-too-large': ({ most_mb: mb }) => `A file can have at most ${mb} MB here.`,
};
