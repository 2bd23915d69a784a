import type { Sample } from '@pratibha/domain/certificates/sample-names';

/** For whom a preview is: names of every length, in both scripts. */
export const SAMPLE_NAMES: Readonly<Record<Sample, string>> = {
  usual: 'Susmita Shrestha',
  shortest: 'Om',
  longest: 'Mahalakshmi Bhuvaneshwari Rajyalakshmi Shrestha Chaulagain Wagle',
  'in-nepali': 'सुस्मिता श्रेष्ठ',
  'longest-in-nepali': 'ज्ञानेन्द्रबहादुर विश्वेश्वरप्रसाद क्षेत्रीय विद्यार्थी श्रेष्ठ ज्ञवाली',
};

/** What a preview says where nothing is known. */
export const SAMPLE_WORDS = {
  number: '7KQ3XN',
  event: 'The Competition',
  award: 'First Prize',
} as const;
