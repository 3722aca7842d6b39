// Creates a folder and its parents for their owner alone, one at a time: Node's own recursive mkdir never returns below /proc.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { folderMode } from './owner-alone.ts';

export function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder, folderMode);
  } catch (error) {
    // Another instance that starts at the same moment created it first.
    if (!existsSync(folder)) throw error;
  }
}
