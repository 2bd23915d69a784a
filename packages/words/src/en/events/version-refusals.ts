import type { VersionRefusal } from '@pratibha/domain/events/version-refusals';

/** Why an event does not become what it was. */
export const VERSION_REFUSAL_WORDS: Readonly<Record<VersionRefusal, string>> = {
  'version-not-valid':
    'An event may not be as it was then any more. Open its form and change what you need by hand.',
};
