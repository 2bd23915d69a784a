import type { SeenPart } from '@pratibha/contract/seen-files';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import type { FilesOf } from '../../../data/address/file-addresses.ts';
import { HandedParts } from '../../files/files.tsx';
import { WorkLink } from './WorkLink.tsx';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly parts: readonly SeenPart[];
  readonly of: FilesOf;
  /** In a blind round links ask first. */
  readonly asks: boolean;
};

/** What a work was handed in by, as far as its judge may look at it. */
export function JudgedParts({ parts, of, asks }: Props) {
  return (
    <HandedParts
      parts={parts}
      of={of}
      link={(url) => <WorkLink url={url} words={W.opens} asks={asks} />}
    />
  );
}
