import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { HandedError } from '@pratibha/domain/works/handed-errors';
import type { PartKind } from '@pratibha/domain/works/work-form';
import type { Sentences } from '../../en/sentences.ts';
import { SUBMISSION_FORM_ERRORS } from '../submissions/form-errors.ts';
import { linkSentences } from '../text-errors.ts';

/** What a link of a part is called within a sentence. */
export const HANDED_LABELS = { part_link: 'लिङ्क' } as const;

const WRONG_KIND: Readonly<Record<PartKind, string>> = {
  link: 'यहाँ फाइल होइन, लिङ्क दिनुहोस्।',
  picture: 'यो यहाँ मिल्ने तस्बिर होइन। JPEG, PNG वा WebP पठाउनुहोस्।',
  pdf: 'यो PDF होइन। आफ्नो कृति PDF मा Save गरेर पठाउनुहोस्।',
  zip: 'यो ZIP होइन। ZIP पठाउनुहोस्, वा फोल्डर छान्नुहोस्।',
  any: 'यो फाइल यहाँ मिल्दैन।',
};

/** What is said of what was sent for the parts of a work. */
export const HANDED_ERRORS: Sentences<HandedError> = {
  ...linkSentences(HANDED_LABELS),
  'own-computer-link': SUBMISSION_FORM_ERRORS['own-computer-link'],
  'link-not-asked': 'यस कार्यक्रममा कृतिको लिङ्क मागिएको छैन। हटाउनुहोस्।',
  'nothing-sent': 'बुझाउनका लागि केही थप्नुहोस्।',
  'unknown-part': 'यस कार्यक्रममा यो कुरा अब मागिँदैन। पृष्ठ फेरि खोल्नुहोस्।',
  'part-sent-twice': 'यो पहिल्यै थपिएको छ।',
  'part-missing': ({ name }) => `“${name}” थप्न बाँकी छ।`,
  'files-for-link': 'यहाँ फाइल होइन, लिङ्क दिनुहोस्।',
  'links-for-files': 'यहाँ लिङ्क होइन, फाइल दिनुहोस्।',
  'too-many-files': ({ most }) =>
    most === 1
      ? 'यहाँ एउटा मात्र फाइल दिनुहोस्।'
      : `यहाँ बढीमा ${inNepaliDigits(most)} वटा फाइल दिनुहोस्।`,
  'too-many-links': ({ most }) =>
    most === 1
      ? 'यहाँ एउटा मात्र लिङ्क दिनुहोस्।'
      : `यहाँ बढीमा ${inNepaliDigits(most)} वटा लिङ्क दिनुहोस्।`,
  'file-unknown': 'यो फाइल अब यहाँ छैन। फेरि पठाउनुहोस्।',
  'file-sent-twice': 'यो फाइल पहिल्यै थपिएको छ।',
  'file-of-another-part': 'यो फाइल अर्कै ठाउँका लागि पठाइएको थियो। यहाँका लागि फेरि पठाउनुहोस्।',
  'file-not-complete': 'यो फाइल अझै पूरै आइपुगेको छैन। पठाइ नसकिएसम्म पर्खनुहोस्।',
  'file-of-wrong-kind': ({ kind }) => WRONG_KIND[kind],
  'file-is-heic': 'यो तस्बिर HEIC हो, जुन थोरै प्रोग्रामले मात्र खोल्छन्। JPEG पठाउनुहोस्।',
  'file-too-large': ({ most_mb: mb }) => `यहाँ एउटा फाइल बढीमा ${inNepaliDigits(mb)} MB को हुन सक्छ।`,
};
