import type { RenditionType } from '@pratibha/domain/editions/pictures';
import { Killed } from '../../platform/decoding/limited-child.ts';
import { refusedFields } from '../../platform/serve/refused.ts';
import type { EncodedHead, EncoderTask, WrongPicture } from './encoder-task.ts';
import type { PictureProcess } from './picture-process.ts';

const UNREADABLE: WrongPicture = { field: null, error: { code: 'unreadable-picture' } };

/** What is kept of a picture. */
export type EncodedPicture = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly renditions: readonly {
    readonly width: number;
    readonly type: RenditionType;
    readonly bytes: Buffer;
  }[];
};

/**
 * Makes of a file what is kept of it.
 * @throws Refused with what is wrong with the picture (422), or 'unavailable' where too many wait
 */
export async function encodePicture(
  pictures: PictureProcess,
  file: Uint8Array,
  task: EncoderTask,
): Promise<EncodedPicture> {
  try {
    return encodedIn(await pictures.run('encoder.ts', task, file));
  } catch (error) {
    // So would the next one be.
    throw error instanceof Killed ? refusedFields([wrongValue(UNREADABLE)]) : error;
  }
}

function wrongValue({ field, error }: WrongPicture) {
  return { pointer: field === null ? '' : `/${field}`, error };
}

function encodedIn(made: Buffer): EncodedPicture {
  const end = made.indexOf('\n');
  const head = JSON.parse(made.toString('utf8', 0, end)) as EncodedHead;
  if ('wrong' in head) throw refusedFields(head.wrong.map(wrongValue));
  let at = end + 1;
  const next = (length: number) => {
    at += length;
    return made.subarray(at - length, at);
  };
  const bytes = next(head.kept);
  const renditions = head.renditions.map((each) => ({ ...each, bytes: next(each.bytes) }));
  return { width: head.width, height: head.height, bytes, renditions };
}
