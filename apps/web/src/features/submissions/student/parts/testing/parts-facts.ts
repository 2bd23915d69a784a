import type { OwnUpload } from '@pratibha/contract/uploads';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import type { Upload } from '../../../../../data/uploads/upload.ts';

/** An event that asks for up to three posters, and perhaps a film. */
export const FORM: StudentWorkForm = {
  ...{ asks_link: 'no', grace_minutes: 30, mending_hours: 24, refuses_findings: false },
  ...{ bytes_left: 2_000_000_000, largest: 500_000_000 },
  parts: [
    {
      ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 3 },
      ...{ most_mb: 50, print: null, least_dpi: null, wants_readme: false },
    },
    {
      ...{ id: 'film', name: 'Film', help: null, required: false, kind: 'link', most: 2 },
      ...{ most_mb: null, print: null, least_dpi: null, wants_readme: false },
    },
  ],
};

export function ownUpload(facts: Partial<OwnUpload> = {}): OwnUpload {
  const id = facts.id ?? 1;
  return {
    ...{ id, key: `key-${id}`, part: 'poster', name: `${id}.jpg`, size: 9, received: 9 },
    ...{ sha256: 'f'.repeat(64), media_type: 'image/jpeg', is_handed_in: false },
    begun_at: '2020-08-13T10:00:00.000Z',
    ...facts,
  };
}

export function upload(facts: Partial<Upload> = {}): Upload {
  return {
    ...{ id: 'a', event: 8, part: 'poster', name: 'a.jpg', size: 9, addedAt: 1, print: null },
    ...{ held: 'opfs', address: null, begunAt: null, sent: 0, state: 'waiting', failure: null },
    ...{ findings: [], speed: null, timeLeft: null },
    ...facts,
  };
}
