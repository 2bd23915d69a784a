import { useShown } from '../edition-content.ts';
import { RegisterLink } from './RegisterLink.tsx';
import { RegisterNote } from './RegisterNote.tsx';

/** 'Register Now' in a frozen part; nothing where the edition is one of earlier years. */
export function InvitingLink() {
  return useShown().archive ? null : <RegisterLink />;
}

/** What stands under it. */
export function InvitingNote() {
  return useShown().archive ? null : <RegisterNote />;
}
