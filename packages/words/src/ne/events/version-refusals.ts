import type { VersionRefusal } from '@pratibha/domain/events/version-refusals';

/** Why an event does not become what it was. */
export const VERSION_REFUSAL_WORDS: Readonly<Record<VersionRefusal, string>> = {
  'version-not-valid': 'कार्यक्रमलाई पहिलेजस्तै बनाउन अब मिल्दैन। फारम खोलेर चाहिएको कुरा आफैँ बदल्नुहोस्।',
};
