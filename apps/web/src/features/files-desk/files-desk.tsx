/* Files of works as organisers handle many of them, for other features: the front door. */

export { DownloadFiles, type FilesWanted } from './organiser/DownloadFiles.tsx';
export { SameFiles } from './organiser/SameFiles.tsx';
