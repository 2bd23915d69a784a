import type { LOGOUT_WORDS as ENGLISH } from '../../en/session/logout.ts';
import type { Said } from '../../said.ts';

/** What the server says after logging out, and the page where the server's words do not arrive. */
export const LOGOUT_WORDS: Said<typeof ENGLISH> = {
  done: 'लगआउट भयो',
  failed: 'लगआउट हुन सकेन',
  offline: 'इन्टरनेटको समस्याले लगआउट हुन सकेन',
  stillSignedIn: 'तपाईं अझै लगइनमै हुनुहुन्छ।',
  nothingSent: 'इन्टरनेट छैन: केही पठाइएन, र तपाईं अझै लगइनमै हुनुहुन्छ।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले तपाईं अझै लगइनमै हुन सक्नुहुन्छ। फेरि प्रयास गर्नुहोस्।',
};
