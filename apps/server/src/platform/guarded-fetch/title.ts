import type { IncomingMessage } from 'node:http';

/** Bytes of a page that are read at most. */
const MOST_BYTES = 256 * 1024;

/** The title of a page, as far as it stands in its beginning; null: none was found there. */
export async function readTitle(response: IncomingMessage): Promise<string | null> {
  const decoder = new TextDecoder();
  let [read, text] = [0, ''];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    read += chunk.length;
    // A title that is cut between two pieces is found with the next one.
    text = text.slice(-MOST_TITLE) + decoder.decode(chunk, { stream: true });
    const [, title] = TITLE.exec(text) ?? [];
    if (title !== undefined) return title.trim().slice(0, 200);
    if (read >= MOST_BYTES) return null;
  }
  return null;
}

const TITLE = /<title\b[^>]{0,200}>([^<]{0,400})</i;
/** What a title with its element has at most. */
const MOST_TITLE = 1_000;
