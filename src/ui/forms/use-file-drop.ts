import { type DragEvent, useEffect, useRef, useState } from 'react';

/** A zone that files may be dropped on. Files dropped beside it go nowhere: the browser would leave the page for them. */
export const useFileDrop = (isDisabled: boolean, onFiles: (files: File[]) => void) => {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer && !zone.current?.contains(event.target as Node)) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  return {
    isOver,
    zone: {
      ref: zone,
      onDragOver: (event: DragEvent) => {
        if (isDisabled || !hasFiles(event)) return;
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ relatedTarget }: DragEvent) => {
        if (!zone.current?.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: ({ dataTransfer }: DragEvent) => {
        setOver(false);
        if (!isDisabled && dataTransfer.files.length > 0) onFiles([...dataTransfer.files]);
      },
    },
  };
};

/** Text may be dragged about as ever. */
const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
