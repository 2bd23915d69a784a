/** An entry of a ZIP, as the server tells it. */
export type Entry = { readonly name: string; readonly size: number };

/** A folder of a ZIP, with what lies in it. */
export type Folder = {
  readonly folders: ReadonlyMap<string, Folder>;
  readonly files: readonly Entry[];
};

type Growing = { readonly folders: Map<string, Growing>; readonly files: Entry[] };

/** The entries of a ZIP as the folders that their names tell of; folders alone have no size. */
export function treeOf(entries: readonly Entry[]): Folder {
  const root = grown();
  for (const { name, size } of entries) {
    const steps = name.split('/').filter((step) => step !== '');
    const last = name.endsWith('/') ? undefined : steps.pop();
    let folder = root;
    for (const step of steps) {
      const below = folder.folders.get(step) ?? grown();
      folder.folders.set(step, below);
      folder = below;
    }
    if (last !== undefined) folder.files.push({ name: last, size });
  }
  return root;
}

function grown(): Growing {
  return { folders: new Map(), files: [] };
}
