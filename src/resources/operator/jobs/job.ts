import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getJob } from '#contract/calls/operator/jobs.ts';

/** A job that is not done. */
export type OperatorJob = z.output<(typeof getJob)['answer']> & RaRecord<number>;
