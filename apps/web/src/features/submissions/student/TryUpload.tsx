import { TRY_UPLOAD_WORDS } from '@pratibha/words/submissions/student/try-upload';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';

const TryUploadDialog = lateDialog(
  async () => (await import('./TryUploadDialog.tsx')).TryUploadDialog,
);

/**
 * The way to try whether sending a file works, from the day one is registered; nothing where the
 * event asks for no files.
 */
export function TryUpload({ eventId }: { readonly eventId: number }) {
  const params = { id: String(eventId) };
  const form = useQuery(read('GET /user/events/{id}/work-form', { params })).data;
  const [isOpen, setIsOpen] = useState(false);
  const parts = form?.parts.filter(({ kind }) => kind !== 'link') ?? [];
  if (form === undefined || parts.length === 0) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {TRY_UPLOAD_WORDS.open}
      </Button>
      {isOpen && (
        <TryUploadDialog
          eventId={eventId}
          parts={parts}
          largest={form.largest}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
