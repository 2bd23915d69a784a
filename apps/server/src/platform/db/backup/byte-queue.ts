/** Bytes that arrive in pieces and are taken in others. Each byte is copied at most once. */
export class ByteQueue {
  #pieces: Buffer[] = [];
  #length = 0;

  /** How many can be taken. */
  get length(): number {
    return this.#length;
  }

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** The next `length` bytes; there must be so many. */
  take(length: number): Buffer {
    const parts: Buffer[] = [];
    let missing = length;
    let used = 0;
    while (missing > 0) {
      const piece = this.#pieces[used];
      if (piece === undefined) throw new RangeError('fewer bytes have arrived');
      const part = piece.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      if (part.length < piece.length) this.#pieces[used] = piece.subarray(part.length);
      else used += 1;
    }
    this.#pieces.splice(0, used);
    this.#length -= length;
    const [only] = parts;
    return parts.length === 1 && only ? only : Buffer.concat(parts, length);
  }
}
