import { useIsArchive } from '../edition-content.ts';
import { RegisterLink } from './RegisterLink.tsx';
import { RegisterNote } from './RegisterNote.tsx';

/** 'Register Now' in a frozen part; nothing where the edition is one of earlier years. */
export function InvitingLink() {
  return useIsArchive() ? null : <RegisterLink />;
}

/** What stands under it. */
export function InvitingNote() {
  return useIsArchive() ? null : <RegisterNote />;
}
