/** A PDF of these objects, whatever they say; the first is the catalogue. */
export function pdfBytes(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places: number[] = [];
  for (const [n, object] of objects.entries()) {
    places.push(text.length);
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
  }
  const begin = text.length;
  const lines = places.map((place) => `${`${place}`.padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${begin}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** One page that says what stands in `page`, with these objects from the fourth on. */
export function onePagePdf(page: string, ...objects: readonly string[]): Buffer {
  return pdfBytes([CATALOGUE, PAGES, `<< /Type /Page /Parent 2 0 R ${page} >>`, ...objects]);
}

export function pdfStream(dictionary: string, data: string): string {
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** Its tree of pages leads into itself. */
export const LOOPED_PDF = pdfBytes([CATALOGUE, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>']);
