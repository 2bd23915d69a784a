import type { NameError } from '@pratibha/domain/certificates/name';
import type { Sentences } from '../../en/sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said of a name that cannot stand on a certificate. */
export const CERTIFICATE_NAME_ERRORS: Sentences<NameError> = {
  ...textSentences({ name: 'नाम' }),
  'hidden-letters': 'यसमा आँखाले नदेखिने अक्षर छ। अन्यत्रबाट कपी नगरी आफैँ फेरि टाइप गर्नुहोस्।',
  'unprintable-letter': ({ letter }) =>
    `प्रमाणपत्रमा “${letter}” छाप्न सकिँदैन। अङ्ग्रेजी वा देवनागरी अक्षरमा लेख्नुहोस्।`,
};
