import type { Placed } from './pack-zip.ts';

/** Files that were chosen, each with its place below the folder, where one was chosen. */
export function placedFiles(files: Iterable<File>): readonly Placed[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** Files that were dropped or pasted; folders with all that is in them. */
export async function droppedFiles(data: DataTransfer): Promise<readonly Placed[]> {
  // What it holds is there only until this event is over.
  const entries = Array.from(data.items).flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return placedFiles(files);
  const found = await Promise.all(entries.map((entry) => filesIn(entry)));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<readonly Placed[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A hundred at a time, until there is none.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map((each) => filesIn(each)))).flat();
}
