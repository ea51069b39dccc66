import { useCallback } from 'react';

/** Keeps a custom property of the page at an element's height, for whatever has to leave it room. For its `ref`. */
export const useHeightAs = (property: `--${string}`) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
