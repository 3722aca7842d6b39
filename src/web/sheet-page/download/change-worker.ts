// Puts the changes into the file away from the thread that draws.
import { changedXlsx } from '#render/changed-xlsx/changed-xlsx.ts';
import { cellsOfFile } from './cells-of-file.ts';
import type { ChangeReply, ChangeRequest } from './change-protocol.ts';

self.onmessage = ({ data }: MessageEvent<ChangeRequest>) => {
  const { edits, calculated } = cellsOfFile(data, data.titles);
  const reply: ChangeReply = { file: changedXlsx(data.file, edits, calculated) };
  self.postMessage(reply);
};
