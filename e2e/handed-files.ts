import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** A picture of one colour, of so many pixels: a PNG in RGB. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue each.
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, 0xb4)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

type Sent = {
  readonly event: number;
  readonly part: string;
  readonly name: string;
  readonly bytes: Buffer;
};

/** Sends a file with the session of the page, past its interface. Returns the key of its upload. */
export async function sendFile(page: Page, { event, part, name, bytes }: Sent): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find((each) => each.name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const headers = {
    'x-xsrf-token': decodeURIComponent(token),
    'tus-resumable': '1.0.0',
  };
  const about = Object.entries({ event_id: String(event), part, name })
    .map(([field, value]) => `${field} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const begun = await page.request.fetch('/api/uploads', {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': about },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const address = begun.headers()['location'] ?? '';
  const done = await page.request.fetch(address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: bytes,
  });
  expect(done.status(), await done.text()).toBe(204);
  return address.slice(address.lastIndexOf('/') + 1);
}
