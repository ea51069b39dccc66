import { type StoryFile, testStories } from './harness/test-stories.ts';

testStories(import.meta.glob<StoryFile>('./members/[S-Z]*.stories.tsx', { eager: true }));
