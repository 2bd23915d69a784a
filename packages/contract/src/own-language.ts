import { LANGUAGES } from '@pratibha/domain/language/languages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** In which language a person reads: pages, mails and calendar entries. */
export const ownLanguage = z.object({ language: z.enum(LANGUAGES) });
export type OwnLanguage = z.infer<typeof ownLanguage>;

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/user/language',
  summary: 'Choose the language of pages and mails, also for this device',
  tag: 'Profile',
  access: 'profile.write',
  body: z.strictObject({ language: z.enum(LANGUAGES) }),
  maxBodyKiB: 16,
  response: ownLanguage,
  problems: [],
});
