import { ProblemError } from '@pratibha/contract/client';
import {
  PROFILE_FIELDS,
  type ProfileErrors,
  type ProfileField,
  profileErrors,
  trimProfile,
} from '@pratibha/domain/people/profile';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { PATHS } from '../../../data/address/paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { refreshSession, type SessionUser } from '../../../shell/session/session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import { PROFILE_TEXTS } from './profile.texts.ts';

/** The profile form's values, messages and saving. What is typed survives a new sign-in. */
export function useProfileForm(form: RefObject<HTMLElement | null>) {
  const user = useUser();
  const navigate = useNavigate();
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  const saved = savedProfile(user);
  const draft = useDraft(`pratibha.profile.${user.id}`, saved, 'tab');
  const [wasTried, setWasTried] = useState(false);
  const saving = useWrite('PUT /user/profile', ['GET /user/available/events']);

  const { values } = draft;
  const errors = profileErrors(values, dayOf(serverNow()));
  const save = () => {
    setWasTried(true);
    saving.reset();
    if (Object.keys(errors).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    saving.mutate(
      { body: trimProfile(values) },
      {
        onSuccess: async () => {
          draft.clear();
          await refreshSession();
          await navigate({
            href: wayBack(cameFrom),
            replace: true,
            ignoreBlocker: true,
            state: { profileUpdated: true },
          });
        },
        onError: (error) => {
          const isAnswer = error instanceof ProblemError;
          toast('error', isAnswer ? PROFILE_TEXTS.failed : PROFILE_TEXTS.unexpected);
          focusFirstInvalid(form.current);
        },
      },
    );
  };
  return {
    user,
    values,
    errors: wasTried ? { ...refusedFields(saving.error), ...errors } : {},
    change: (field: ProfileField, value: string) => draft.setValues({ ...values, [field]: value }),
    save,
    isSaving: saving.isPending,
    isRestored: draft.isRestored,
    isDirty: PROFILE_FIELDS.some((field) => values[field] !== saved[field]) && !saving.isSuccess,
    discard: draft.clear,
    failure: saving.error && failureWords(saving.error, PROFILE_TEXTS.uncertain),
  };
}

/** To the page the person came from, else to the events (spec section 7). */
function wayBack(cameFrom: string | undefined): string {
  return cameFrom === undefined || cameFrom.startsWith(PATHS.updateProfile)
    ? PATHS.events
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

/** The server's messages, where it refused values that looked right here. */
function refusedFields(error: Error | null): ProfileErrors {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    error.errors.map(({ pointer, message }) => [pointer.slice(1), message]),
  );
}
