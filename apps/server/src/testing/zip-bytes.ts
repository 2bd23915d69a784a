import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive that says what it is told to say, true or not. */
type ZipBytesEntry = {
  readonly name: string;
  readonly data?: string | Buffer;
  /** Instead of how much it unpacks to. */
  readonly size?: number;
  /** Of Unix: 0o120777 is a link. */
  readonly mode?: number;
  readonly flags?: number;
  /** Instead of where its own header stands. */
  readonly at?: number;
};

type Ending = { readonly count?: number; readonly from?: number; readonly comment?: string };

/** A ZIP, as hostile as its entries are. */
export function zipBytes(entries: readonly ZipBytesEntry[], ending: Ending = {}): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const data = Buffer.from(entry.data ?? 'text');
    const packed = deflateRawSync(data);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(entry.size ?? data.length, 8);
    const head = (signature: number, length: number) => {
      const header = Buffer.alloc(length);
      const shift = length === 46 ? 2 : 0;
      header.writeUInt32LE(signature, 0);
      header.writeUInt16LE(20, 4 + shift);
      header.writeUInt16LE(entry.flags ?? 0x800, 6 + shift);
      header.writeUInt16LE(8, 8 + shift);
      sizes.copy(header, 14 + shift);
      header.writeUInt16LE(name.length, 26 + shift);
      return header;
    };
    const central = head(0x02014b50, 46);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(entry.at ?? at, 42);
    directory.push(central, name);
    local.push(head(0x04034b50, 30), name, packed);
    at += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const comment = Buffer.from(ending.comment ?? '');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(ending.count ?? entries.length, 8);
  end.writeUInt16LE(ending.count ?? entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(ending.from ?? at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...local, central, end, comment]);
}
