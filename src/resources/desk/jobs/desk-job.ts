import type { RaRecord } from 'ra-core';
import type { z } from 'zod';
import type { getJob } from '#contract/calls/operator/jobs.ts';

/** A job that is not done. */
export type DeskJob = z.output<(typeof getJob)['answer']> & RaRecord<number>;
