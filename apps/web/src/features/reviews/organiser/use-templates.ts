import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import { adminToast, LIVE_QUERY, reasonOf } from '../../console/console.tsx';

const CHANGES = ['GET /admin/remarks-templates'] as const;

/** Remarks that are written often, shared by all organisers; the newest first. */
export function useTemplates() {
  const { data: templates = [] } = useQuery({
    ...read('GET /admin/remarks-templates', {}),
    ...LIVE_QUERY,
  });
  const onError = (error: unknown) => adminToast('error', reasonOf(error));
  const keep = useWrite('POST /admin/remarks-templates', CHANGES);
  const drop = useWrite('DELETE /admin/remarks-templates/{id}', CHANGES);
  return {
    templates,
    isBusy: keep.isPending || drop.isPending,
    keep: (text: string) => keep.mutate({ body: { text } }, { onError }),
    drop: (id: number) => drop.mutate({ params: { id: String(id) } }, { onError }),
  };
}
