import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { MessageKey, ResourceKey } from '../i18n/messages.ts';

/** Parts of the side navigation, in their order. */
export const navigationSections = ['search', 'tools', 'messages', 'resources', 'desk', 'account', 'support'] as const;
export type NavigationSection = (typeof navigationSections)[number];

/** A screen that is not a resource's: route, guard, tab title and menu entry derive from this one declaration. */
export interface Page {
  /** The specification's route, `/sds-details/isn/:isn`. */
  readonly path: string;
  readonly title: MessageKey | ResourceKey;
  /**
   * `open` pages stand alone and need no session, `shell` pages have the header and the navigation around them, `workspace`
   * pages too but fill the window and bring their own side panel, `document` pages have
   * the header without its menu and no navigation, `window` pages stand alone in a window opened for them.
   * The guard holds the first path segment of all but the first against the person's permissions.
   */
  readonly layout: 'open' | 'shell' | 'workspace' | 'document' | 'window';
  /** Sets the tab's title by itself, from what it shows. */
  readonly titlesItself?: true;
  readonly section?: NavigationSection;
  /** Opened from the navigation in a tab of its own. */
  readonly opensNewTab?: true;
  /** Keeps nothing in the browser: there are no cookies to tell of. */
  readonly keepsNothing?: true;
  readonly icon?: SvgIconComponent;
  /** The path of the entry that is marked in the navigation while one is here, where this page does not lie below it. */
  readonly under?: string;
  /** Says beside its name in the navigation how much is new there. */
  readonly count?: ComponentType;
  /** Loaded when it is opened. */
  readonly component: ComponentType;
}

export const definePage = (page: Page): Page => page;
