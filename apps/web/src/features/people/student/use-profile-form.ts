import { ProblemError } from '@pratibha/contract/client';
import { type ProfileField, profileErrors, trimProfile } from '@pratibha/domain/people/profile';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { PROFILE_ERRORS } from '@pratibha/words/people/profile-errors';
import { PROFILE_WORDS } from '@pratibha/words/people/student';
import { fieldSentences } from '@pratibha/words/sentences';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { refreshSession } from '../../../shell/session/load-session.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../session/session.tsx';

/** The profile form's values, messages and saving. What is typed survives a new sign-in. */
export function useProfileForm(form: RefObject<HTMLElement | null>) {
  const user = useUser();
  const navigate = useNavigate();
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  const saving = useWrite('PUT /user/profile', ['GET /user/available/events']);
  const draft = useDraftForm({
    key: `pratibha.profile.${user.id}`,
    start: savedProfile(user),
    validate: (values) => fieldSentences(PROFILE_ERRORS, profileErrors(values, dayOf(serverNow()))),
    form,
    write: saving,
    send: (values, callbacks) => saving.mutate({ body: trimProfile(values) }, callbacks),
    refusedBy: fieldErrors,
    onSent: async () => {
      await refreshSession();
      await navigate({
        href: wayBack(cameFrom),
        replace: true,
        ignoreBlocker: true,
        state: { profileUpdated: true },
      });
      // The toast's own move, which keeps the place, replaces this one before the router goes up.
      window.scrollTo(0, 0);
    },
    onFailed: (error) => {
      const isAnswer = error instanceof ProblemError;
      toast('error', isAnswer ? PROFILE_WORDS.failed : PROFILE_WORDS.unexpected);
      focusFirstInvalid(form.current);
    },
  });
  useForgetUnsent(saving);
  return {
    ...draft,
    user,
    isSaving: saving.isPending,
    isDirty: draft.isDirty && !saving.isSuccess,
    failure: saving.error && failureWords(saving.error, PROFILE_WORDS.uncertain),
  };
}

/** To the page the person came from, else to the events (R7.11). */
function wayBack(cameFrom: string | undefined): string {
  return cameFrom === undefined || cameFrom.startsWith(USER_PATHS.updateProfile)
    ? USER_PATHS.events
    : cameFrom;
}

function savedProfile(user: SessionUser): Record<ProfileField, string> {
  return {
    name: user.name,
    mobile: user.mobile ?? '',
    dob: user.dob ?? '',
    gender: user.gender ?? '',
    address: user.address ?? '',
    college_name: user.college_name ?? '',
    college_address: user.college_address ?? '',
  };
}
