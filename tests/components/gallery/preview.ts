import type { Preview } from '@storybook/react-vite';
import { windows } from '../harness/windows.ts';

const [width, height] = windows.phone;

/** How the gallery shows a story: as wide as the window is, or as a phone. */
export default {
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', type: 'mobile', styles: { width: `${width}px`, height: `${height}px` } } },
    },
  },
} satisfies Preview;
