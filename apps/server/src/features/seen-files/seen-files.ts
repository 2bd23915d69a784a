/** The front door of files as they are seen: what judges and the gallery show of works. */

export { findListedPreviews } from './listed-previews.queries.ts';
export { findFileOfRevision, findPreviewOf } from './seen-files.queries.ts';
export { findHandedRevision } from './seen-parts.queries.ts';
export { seenPartsView } from './seen-parts.view.ts';
export { sendOriginal } from './send-original.ts';
export { pictureAsked, sendPreview } from './send-preview.ts';
