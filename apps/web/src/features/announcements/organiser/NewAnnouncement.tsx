import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPaths, type RecipientSearch } from '../../../data/address/admin-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { errorsOf, newValues } from './announcement-values.ts';

/** A new announcement, to the people that the address names. */
export function NewAnnouncement({ to }: { readonly to: RecipientSearch }) {
  const navigate = useNavigate();
  const create = useWrite('POST /admin/announcements', ['GET /admin/announcements']);
  const [values, setValues] = useState(() => newValues(to));
  const [wasTried, setWasTried] = useState(false);
  const save = (is_template: boolean) => {
    setWasTried(true);
    if (Object.keys(errorsOf(values)).length > 0) return;
    create.mutate(
      { body: { ...values, is_template } },
      {
        onSuccess: (made) => {
          adminToast('success', ANNOUNCEMENTS_WORDS.savedToast);
          void navigate({ to: adminPaths.announcement(made) });
        },
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  };
  return (
    <AnnouncementForm values={values} onChange={setValues} wasTried={wasTried}>
      <Button variant="secondary" disabled={create.isPending} onClick={() => save(true)}>
        {ANNOUNCEMENTS_WORDS.saveTemplate}
      </Button>
      <Button disabled={create.isPending} onClick={() => save(false)}>
        {ANNOUNCEMENTS_WORDS.save}
      </Button>
    </AnnouncementForm>
  );
}
