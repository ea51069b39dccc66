import { z } from 'zod';
import { defineJob, type JobServices } from '#server/platform/jobs/job.ts';
import type { SheetReader } from '../reader.ts';
import type { PictureReader } from './picture-reader.ts';

/**
 * Recognises some pages of a PDF, then queues itself behind whoever else waits in its lane. Killed anywhere, it goes on with the first page
 * that nobody has looked at.
 */
export const recogniseScan = defineJob('recognise-scan', z.object({ hash: z.string() }), 'long');

export interface ScanJobServices extends JobServices {
  readonly reader: SheetReader;
  readonly pictures: PictureReader;
}
