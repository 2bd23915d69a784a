/** The way from any certificate's link to what is signed; a certificate has some 300 characters. */
const LINK = /\/verify#([\w-]{100,4000})/;
const PNG = '\x89PNG\r\n\x1a\n';
const PIECE = 32_768;
/** Longer than any link, so that none is cut between two pieces. */
const OVERLAP = 4_100;

/**
 * What is signed, as the fragment of a link has it, in a file that was made of a certificate: a PDF
 * says its link in its information, a PNG in a chunk of text. null where no link stands in it.
 */
export function proofInFile(file: Uint8Array): string | null {
  if (textOf(file.subarray(0, PNG.length)) === PNG) return proofInPng(file);
  for (let at = 0; at < file.length; at += PIECE) {
    const found = LINK.exec(textOf(file.subarray(at, at + PIECE + OVERLAP)))?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** By its chunks: what follows one in the file may read as if the link went on. */
function proofInPng(file: Uint8Array): string | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = PNG.length; at + 12 <= file.length; at += 12 + view.getUint32(at)) {
    const type = textOf(file.subarray(at + 4, at + 8));
    if (type !== 'iTXt' && type !== 'tEXt') continue;
    const found = LINK.exec(textOf(file.subarray(at + 8, at + 8 + view.getUint32(at))))?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
