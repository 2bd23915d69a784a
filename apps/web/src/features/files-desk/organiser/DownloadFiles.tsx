import { DOWNLOAD_BUTTON_WORDS } from '@pratibha/words/files-seen/organiser/download-button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { QueryOf } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';

/** Which works: the filters of their list. */
export type FilesWanted = QueryOf<'GET /admin/events/submissions/files'>;

const DownloadDialog = lateDialog(
  async () => (await import('./DownloadDialog.tsx')).DownloadDialog,
);

/** Downloads all files of the works that fit; for whoever may export them. */
export function DownloadFiles({ of }: { readonly of: FilesWanted }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {DOWNLOAD_BUTTON_WORDS.downloadAll}
      </Button>
      {isOpen && <DownloadDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
