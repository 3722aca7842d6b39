// Says in words why a file cannot be read or written.
import { exitCodes } from '../output/output.ts';
import { UsageError } from './usage-error.ts';

type Action = 'read' | 'write';

const reasons: Readonly<Record<Action, Readonly<Record<string, string>>>> = {
  read: {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    ENOTDIR: 'what its path calls a folder is a file',
    EACCES: 'it may not be read from this account',
    EPERM: 'it may not be read from this account',
  },
  write: {
    ENOENT: 'there is no such folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'what its path calls a folder is a file',
    EACCES: 'it may not be written from this account',
    EPERM: 'it may not be written from this account',
    EROFS: 'the disk can only be read',
    ENOSPC: 'the disk is full',
  },
};

/** The system's own words where there are none of ours: "ENAMETOOLONG: name too long, open 'x'". */
const systemWords = (message: string): string => /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;

export function fileError(
  action: Action,
  file: string,
  { code, message }: NodeJS.ErrnoException,
): UsageError {
  const reason = reasons[action][code ?? ''] ?? systemWords(message);
  return new UsageError(`Cannot ${action} ${file}: ${reason}.`, exitCodes.misused);
}
