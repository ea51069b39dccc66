import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { screens } from '../screens.ts';

/** Every screen in every state, to be looked at: `npm run gallery`. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  staticDirs: ['../../../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  viteFinal: (config) => mergeConfig(config, screens),
} satisfies StorybookConfig;
