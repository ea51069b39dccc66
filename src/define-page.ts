import type { SvgIconComponent } from '@mui/icons-material';
import type { LazyExoticComponent } from 'react';
import type { MessageKey } from './i18n/messages.ts';

/** Parts of the side navigation, in their order. */
export const navigationSections = ['search', 'tools', 'messages', 'resources', 'account', 'support'] as const;
export type NavigationSection = (typeof navigationSections)[number];

/** A screen that is not a resource's: route, guard, tab title and menu entry derive from this one declaration. */
export interface Page {
  /** The specification's route, `/sds-details/isn/:isn`. */
  readonly path: string;
  readonly title: MessageKey;
  /**
   * `open` pages stand alone and need no session, `shell` pages have the header and the navigation around them, `workspace`
   * pages too but fill the window and bring their own side panel. The guard holds the first path segment of the latter two
   * against the person's permissions.
   */
  readonly layout: 'open' | 'shell' | 'workspace';
  /** Sets the tab's title by itself, from what it shows. */
  readonly titlesItself?: true;
  readonly section?: NavigationSection;
  /** Opened from the navigation in a tab of its own. */
  readonly opensNewTab?: true;
  readonly icon?: SvgIconComponent;
  readonly component: LazyExoticComponent<() => React.ReactNode>;
}

export const definePage = (page: Page): Page => page;
