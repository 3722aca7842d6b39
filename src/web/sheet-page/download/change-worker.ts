// Puts the changes into the file away from the thread that draws.
import { changedXlsx } from '#render/changed-xlsx/changed-xlsx.ts';
import type { ChangeReply, ChangeRequest } from './change-protocol.ts';

self.onmessage = ({ data }: MessageEvent<ChangeRequest>) => {
  const reply: ChangeReply = { file: changedXlsx(data.file, data.edits, data.calculated) };
  self.postMessage(reply);
};
