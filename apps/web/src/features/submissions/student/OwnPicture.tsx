import { useQuery } from '@tanstack/react-query';
import { previewOf } from '../../../data/address/file-addresses.ts';
import { read } from '../../../data/queries.ts';
import { RowPicture } from '../../../ui/list/RowPicture.tsx';

/** The picture of an own work in the list; nothing for one without. */
export function OwnPicture({ id }: { readonly id: number }) {
  const { data } = useQuery(read('GET /user/submissions/previews', {}));
  const picture = data?.find(({ submission_id: of }) => of === id);
  if (picture === undefined) return null;
  return <RowPicture at="title" src={previewOf({ side: 'user' }, picture.file, picture)} />;
}
