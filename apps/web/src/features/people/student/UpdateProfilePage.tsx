import { PROFILE_WORDS } from '@pratibha/words/people/student';
import { useBlocker } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { loginRequest } from '../../../data/login-required.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import {
  CalendarCard,
  PrivacyCard,
  ReadingCards,
  SessionsCard,
} from '../../personal-data/personal-data.tsx';
import { ProfileFields } from './ProfileFields.tsx';

import css from './UpdateProfilePage.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** `/user/update-profile` (R2.42); leaving with unsaved changes asks first. */
export function UpdateProfilePage() {
  const element = useRef<HTMLFormElement>(null);
  const form = useProfileForm(element);
  const { isDirty, isKept } = form;
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    // What this tab keeps is back after a reload. Signing in again leaves the page on purpose.
    enableBeforeUnload: () => isDirty && !isKept && loginRequest.get() === null,
    withResolver: true,
  });
  return (
    <div className={css.column}>
      <PageHeading title={PROFILE_WORDS.heading} intro={PROFILE_WORDS.intro} />
      <form
        ref={element}
        className={css.form}
        // Before the page runs nothing that was typed may end in an address.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) form.submit();
        }}
      >
        {form.isRestored && isDirty && (
          <p className={css.restored} role="status">
            {PROFILE_WORDS.restored}
          </p>
        )}
        <ProfileFields
          email={form.user.email}
          values={form.values}
          errors={form.errors}
          onChange={(field, value) => form.change({ [field]: value })}
        />
        <div className={css.alert} role="alert">
          {form.failure ? <p className={css.failure}>{form.failure}</p> : null}
        </div>
        <Button type="submit" size="large" className={css.save} disabled={form.isSaving}>
          {form.isSaving ? PROFILE_WORDS.saving : PROFILE_WORDS.save}
        </Button>
      </form>
      <Suspense>
        <ReadingCards />
      </Suspense>
      <CalendarCard />
      <PrivacyCard />
      <SessionsCard />
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        title={PROFILE_WORDS.leaveTitle}
        confirmLabel={PROFILE_WORDS.leave}
        cancelLabel={PROFILE_WORDS.stay}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => {
          form.discard();
          blocker.proceed?.();
        }}
      >
        {PROFILE_WORDS.leaveText}
      </ConfirmDialog>
    </div>
  );
}
