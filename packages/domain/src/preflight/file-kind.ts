import { Bytes } from './bytes.ts';
import type { FileKind } from './facts.ts';

/** Of pictures of iPhones, and of containers that may hold such. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** As readers of PDF do. */
const PDF_WITHIN = 1_024;
const SVG_WITHIN = 4_096;

/** What a file is, by its first bytes; its name and what was sent with it do not matter. */
export function kindOf(head: Uint8Array): FileKind {
  const bytes = new Bytes(head);
  if (bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff) return 'jpeg';
  if (bytes.ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.ascii(0, 4) === 'RIFF') return bytes.ascii(8, 4) === 'WEBP' ? 'webp' : 'other';
  if (bytes.ascii(4, 4) === 'ftyp') return isHeic(bytes) ? 'heic' : 'other';
  if (isZip(bytes)) return isOfficeFile(bytes) ? 'other' : 'zip';
  if (bytes.part(0, PDF_WITHIN).find('%PDF-') !== -1) return 'pdf';
  return isSvg(bytes) ? 'svg' : 'other';
}

const MEDIA_TYPES: { readonly [kind in FileKind]: string } = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  other: 'application/octet-stream',
};

/** The name of a kind among programs. */
export function mediaTypeOf(kind: FileKind): string {
  return MEDIA_TYPES[kind];
}

function isHeic(bytes: Bytes): boolean {
  const end = Math.min(bytes.u32(0), 256);
  const brands = [bytes.ascii(8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.ascii(at, 4));
  if (brands.includes('avif') || brands.includes('avis')) return false;
  return brands.some((brand) => HEIC_BRANDS.includes(brand));
}

function isZip(bytes: Bytes): boolean {
  return ['PK\x03\x04', 'PK\x05\x06'].includes(bytes.ascii(0, 4));
}

/** A document, a book: packed like an archive, and none to who sends it. */
function isOfficeFile(bytes: Bytes): boolean {
  const name = bytes.ascii(30, Math.min(bytes.u16(26, true), 40));
  return ['[Content_Types].xml', 'mimetype', '_rels/.rels'].includes(name);
}

function isSvg(bytes: Bytes): boolean {
  const text = bytes.ascii(0, SVG_WITHIN).replace(/^ï»¿/, '').trimStart().toLowerCase();
  if (!text.startsWith('<') || /<!doctype\s+html|<html[\s>]/.test(text)) return false;
  return /<svg[\s>]/.test(text);
}
