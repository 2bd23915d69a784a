import { useQuery } from '@tanstack/react-query';
import { previewOf } from '../../../data/address/file-addresses.ts';
import { read } from '../../../data/queries.ts';
import { RowPicture } from '../../../ui/list/RowPicture.tsx';

type Props = {
  readonly roundId: number;
  /** The assignment. */
  readonly work: number;
};

/** The picture of a work in the list of a round; nothing for one without. */
export function JudgedPicture({ roundId, work }: Props) {
  const params = { id: String(roundId) };
  const { data } = useQuery(read('GET /judge/rounds/{id}/previews', { params }));
  const picture = data?.find((each) => each.work === work);
  if (picture === undefined) return null;
  return <RowPicture at="line" src={previewOf({ side: 'judge', work }, picture.file, picture)} />;
}
