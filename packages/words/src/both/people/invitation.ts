import { INVITATION_PAGE_WORDS as en } from '../../en/people/invitation.ts';
import { INVITATION_PAGE_WORDS as ne } from '../../ne/people/invitation.ts';

/** The pages behind the link of an invitation, in both languages. */
export const INVITATION_PAGE_WORDS = { en, ne } as const;
