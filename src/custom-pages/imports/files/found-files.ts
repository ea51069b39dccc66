/** A file that was dropped or chosen. */
export interface FoundFile {
  readonly file: File;
  /** Its path in the folder that it came with; without one, its name. */
  readonly path: string;
}

/** Files as a browser's own choice gives them, of a folder too. */
export const foundIn = (files: Iterable<File>): FoundFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** What was dropped, folders with all that is in them. To be called at once: after its event a browser has emptied it. */
export const readDropped = async (dropped: DataTransfer): Promise<FoundFile[]> => {
  const items = [...dropped.items].filter(({ kind }) => kind === 'file');
  const begun = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    begun.map(({ entry, file }) => {
      if (entry) return readEntry(entry);
      return file ? foundIn([file]) : [];
    }),
  );
  return found.flat();
};

const readEntry = async (entry: FileSystemEntry): Promise<FoundFile[]> => {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  const entries = await readFolder((entry as FileSystemDirectoryEntry).createReader());
  const found: FoundFile[] = [];
  // One after the other: a browser that opens ten thousand files at once gives up.
  for (const one of entries) found.push(...(await readEntry(one)));
  return found;
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader gives a hundred entries at a time, and none once it has given all. */
const readFolder = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name));
    all.push(...some);
  }
};
