import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { WorkFormError } from '@pratibha/domain/works/work-form-errors';
import type { Sentences } from '../../en/sentences.ts';
import { textSentences } from '../text-errors.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What these texts are called within a sentence. */
export const WORK_FORM_LABELS = { part_name: 'नाम', part_help: 'मद्दत' } as const;

/** What is said of what an event is to ask for. */
export const WORK_FORM_ERRORS: Sentences<WorkFormError> = {
  ...textSentences(WORK_FORM_LABELS),
  'not-between': VALUE_ERRORS['not-between'],
  'too-many-parts': ({ limit }) => `एउटा कृतिमा बढीमा ${inNepaliDigits(limit)} भाग हुन सक्छन्।`,
  'nothing-to-hand-in': 'कुनै भाग थप्नुहोस् वा लिङ्क माग्नुहोस्: बुझाउने कुरा केही त हुनुपर्छ।',
  'invalid-part-id': 'अङ्ग्रेजी अक्षरबाट सुरु गर्नुहोस्, र बढीमा ४० वटा साना अक्षर, अङ्क र हाइफन राख्नुहोस्।',
  'part-id-twice': 'यो आइडी अर्को भागको हो।',
  'part-name-twice': 'यो नाम अर्को भागको हो।',
  'size-of-link': 'लिङ्कको आकार हुँदैन। खाली छोड्नुहोस्।',
  'print-of-kind': 'तस्बिर र PDF मात्र कागजमा छापिन्छन्।',
  'dpi-without-print': 'पहिले कागज छान्नुहोस्, त्यसपछि मात्र dpi हुन्छ।',
  'readme-of-kind': 'README ZIP मा मात्र हुन्छ।',
};
