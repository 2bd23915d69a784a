import type { FileFacts } from '@pratibha/domain/preflight/facts';
import { MOST_PIXELS } from '@pratibha/domain/preflight/picture';
import sharp from 'sharp';
import { type LookedInto, withFault } from './looked-into.ts';
import { previewsOf } from './preview-widths.ts';

/** What the decoder says when the limits of this process are reached, and not of the file. */
const OF_MEMORY = /out of memory|unable to allocate|cannot allocate|malloc/i;

/** Decodes all of a picture, as its header alone may promise anything. */
export async function lookIntoPicture(path: string, facts: FileFacts): Promise<LookedInto> {
  const looked = { facts, previews: [] };
  // It is not begun: whatever it unpacks to would have to be held.
  if (facts.picture === null || facts.faults.includes('too-many-pixels')) return looked;
  try {
    // Files that are cut off fail, too.
    const decoder = sharp(path, {
      ...{ limitInputPixels: MOST_PIXELS, failOn: 'error' },
      sequentialRead: true,
    });
    const { width, height } = await decoder.metadata();
    if (width * height !== facts.picture.width * facts.picture.height)
      return withFault(looked, 'unreadable');
    return { facts, previews: await previewsOf(decoder.autoOrient(), 1) };
  } catch (error) {
    if (error instanceof Error && OF_MEMORY.test(error.message)) throw error;
    return withFault(looked, 'unreadable');
  }
}
