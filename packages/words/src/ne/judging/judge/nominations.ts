import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { OWN_NOMINATIONS_WORDS as ENGLISH } from '../../../en/judging/judge/nominations.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** The nominations of a judge. */
export const OWN_NOMINATIONS_WORDS: Said<typeof ENGLISH> = {
  heading: 'मनोनयन',
  intro:
    'अङ्क दिनुबाहेक, हरेक शीर्षकका लागि आफूले हेरेका कृतिमध्ये एउटालाई मनोनयन गर्न सक्नुहुन्छ। चरण नसकिएसम्म यसलाई बदल्न मिल्छ।',
  over: 'चरण सकियो, त्यसैले मनोनयन अब बदल्न मिल्दैन।',
  work: (title) => `‘${title}’का लागि कृति`,
  none: 'कुनै पनि होइन',
  number: (number) => `कृति ${inNepaliDigits(number)}`,
  reason: 'कारण',
  reasonHelp: 'आयोजकले मात्र पढ्नुहुन्छ।',
  reasonMissing: 'किन हो, लेख्नुहोस्।',
  save: 'मनोनयन सुरक्षित गर्नुहोस्',
  saveLabel: (title) => `${withPostposition(title, 'को')} मनोनयन सुरक्षित गर्नुहोस्`,
  saved: (title) => `‘${title}’का लागि सुरक्षित भयो।`,
  open: 'अझै सुरक्षित भएको छैन। यस ट्याबमा राखिएको छ।',
  clash: (work, reason) =>
    reason === ''
      ? `यसबीच तपाईंकै अर्को ट्याब वा डिभाइसबाट यो सुरक्षित भयो: ${work}।`
      : `यसबीच तपाईंकै अर्को ट्याब वा डिभाइसबाट यो सुरक्षित भयो: ${work}, “${reason}”।`,
  takeSaved: 'सुरक्षित भएकै लिनुहोस्',
  failed: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',
  loadFailed: 'मनोनयन खोल्न सकिएन।',
};
