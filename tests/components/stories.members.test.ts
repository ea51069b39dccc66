import { type StoryFile, testStories } from './harness/test-stories.ts';

testStories(import.meta.glob<StoryFile>('./members/*.stories.tsx', { eager: true }));
