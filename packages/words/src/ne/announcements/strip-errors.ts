import type { STRIP_ERRORS as ENGLISH } from '../../en/announcements/strip-errors.ts';

/** What is said of the time for which an announcement stands above the events. */
export const STRIP_ERRORS: typeof ENGLISH = {
  'strip-ends-before-start': 'अन्त्य सुरुभन्दा पछि हुनुपर्छ।',
};
