import { ENDPOINTS } from './paths.ts';

/**
 * Through which call files are read: one's own, as an organiser, as a judge by the assignment, in a
 * final by its round and the work's number, or what everybody sees of a work of the gallery.
 */
export type FilesOf =
  | { readonly side: 'user' }
  | { readonly side: 'admin' }
  | { readonly side: 'judge'; readonly work: number }
  | { readonly side: 'final'; readonly round: number; readonly work: number }
  | { readonly side: 'works'; readonly page: string };

/** One of the pictures that were made of a file. */
export type PreviewName = { readonly page: number; readonly width: number };

/** Where a file is downloaded as it was sent; null where it is shown by previews alone. */
export function originalOf(of: FilesOf, file: number): string | null {
  if (of.side === 'final' || of.side === 'works') return null;
  return `${filesOf(of)}/${file}/original`;
}

/** Where a picture of a file is. */
export function previewOf(of: FilesOf, file: number, { page, width }: PreviewName): string {
  const name = `${page}-${width}`;
  return of.side === 'works'
    ? `${ENDPOINTS.api}/public/works/${of.page}/previews/${file}/${name}`
    : `${filesOf(of)}/${file}/previews/${name}`;
}

function filesOf(of: Exclude<FilesOf, { side: 'works' }>): string {
  const { api } = ENDPOINTS;
  if (of.side === 'judge') return `${api}/judge/works/${of.work}/files`;
  if (of.side === 'final') return `${api}/judge/rounds/${of.round}/final/works/${of.work}/files`;
  return `${api}/${of.side}/files`;
}
