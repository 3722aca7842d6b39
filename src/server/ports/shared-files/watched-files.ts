// Files whose place may be out of reach: the log says once that it is, and why, and once that it is there again.
import type { Logger } from 'pino';
import type { Files } from '../files/files.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';

export function watchedFiles(files: Files, logger: Pick<Logger, 'warn' | 'info'>): Files {
  let isDown = false;
  const isUp = () => {
    if (isDown) logger.info('files can be reached again');
    isDown = false;
  };
  const failed = (error: unknown): unknown => {
    if (error instanceof FilesUnavailable && !isDown) {
      isDown = true;
      logger.warn({ reason: error.message }, 'files cannot be reached');
    }
    return error;
  };
  const watch = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call();
      isUp();
      return result;
    } catch (error) {
      throw failed(error);
    }
  };
  return {
    put: (name, content) => watch(() => files.put(name, content)),
    get: (name) => watch(() => files.get(name)),
    has: (name) => watch(() => files.has(name)),
    delete: (name) => watch(() => files.delete(name)),
    listOlderThan: async function* (time) {
      try {
        for await (const name of files.listOlderThan(time)) {
          isUp();
          yield name;
        }
      } catch (error) {
        throw failed(error);
      }
    },
    isAnswering: files.isAnswering,
  };
}
