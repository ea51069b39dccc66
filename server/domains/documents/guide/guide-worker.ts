import { parentPort, workerData } from 'node:worker_threads';
import { findGuide } from '#contract/guides/guides.ts';
import type { GuideRequest } from './guide-request.ts';
import { renderGuidePdf } from './render-guide-pdf.ts';

/** The thread that makes the PDF of one guide: typesetting never keeps the HTTP thread from answering others. */
const { name, language } = workerData as GuideRequest;
const guide = findGuide(name);
if (!guide) throw new Error(`no guide is named ${name}`);
parentPort?.postMessage(await renderGuidePdf(guide, language));
