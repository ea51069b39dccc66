import { type StoryFile, testStories } from './harness/test-stories.ts';

testStories(import.meta.glob<StoryFile>(['./operator/*.stories.tsx', './open/*.stories.tsx'], { eager: true }));
