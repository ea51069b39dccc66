import { type StoryFile, testStories } from './harness/test-stories.ts';

// In two files, so that two workers have as much to do.
testStories(import.meta.glob<StoryFile>('./members/[A-R]*.stories.tsx', { eager: true }));
