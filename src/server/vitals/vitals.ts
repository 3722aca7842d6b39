// What the process knows of itself, for operators.
import type { DocumentThread } from '../documents/document-thread.ts';
import type { QueueLoad } from '../model-processes/fair-queue.ts';
import type { ModelProcesses } from '../model-processes/model-processes.ts';
import type { DiskSpace } from '../storage/disk-space.ts';
import type { EventLoopDelay } from './event-loop-delay.ts';
import type { OutsideAnswers } from './outside-answers.ts';

export interface Vitals {
  readonly answers: OutsideAnswers;
  readonly eventLoop: () => EventLoopDelay;
  readonly models: () => QueueLoad;
  readonly documents: () => QueueLoad;
  readonly diskWarning: DiskSpace['warning'];
}

export const vitalsOf = (
  known: Pick<Vitals, 'answers' | 'eventLoop'>,
  processes: ModelProcesses,
  documents: DocumentThread,
  diskSpace: DiskSpace,
): Vitals => ({
  ...known,
  ...{ models: processes.load, documents: documents.load },
  diskWarning: diskSpace.warning,
});
