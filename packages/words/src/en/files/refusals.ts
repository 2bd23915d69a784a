import type { FileRefusal } from '@pratibha/domain/files/file-refusals';

/** Why a file is not taken in. */
export const FILE_REFUSAL_WORDS: Readonly<Record<FileRefusal, string>> = {
  'part-not-asked': 'The event does not ask for this file. Reload the page.',
  'file-empty': 'This file is empty. Choose another one.',
  'file-too-large': 'This file is too large. Make it smaller and choose it again.',
  'files-of-event-full':
    'You have sent as much as one person may send for this event. Remove files that you do not hand in.',
  'uploaded-too-often': 'You have sent as much as one person may send in a day. Go on tomorrow.',
  'no-room-for-files':
    'The server has no room for files right now. Try again in a while; nothing of yours is lost.',
  'files-away':
    'The server cannot take files right now. Try again in a while; nothing of yours is lost.',
  'file-handed-in': 'This file is part of your work, so it stays.',
  'upload-offset': 'The server has another part of this file. Ask where to go on.',
  'upload-held': 'This file is being sent in another window or on another device.',
  'upload-unreadable':
    'This is no upload that can be read. Send Upload-Length, Upload-Offset and Upload-Metadata as tus 1.0 has them.',
  'upload-other-version': 'Send Tus-Resumable: 1.0.0. Nothing was changed.',
};

/** Beside the refusal of another content type. */
export const UPLOAD_TYPE_DETAIL =
  'Send the bytes as application/offset+octet-stream. Nothing was changed.';
