// Files in an S3-compatible store, by its plainest calls; each must be answered in time and as a store would.
import type { Files } from '../files/files.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';
import { isPlainName, plainName } from '../files/plain-name.ts';
import { readListing, readRefusal } from './s3-listing.ts';
import {
  checksumHeader,
  checksumOf,
  type S3Reply,
  type S3Request,
  sendToS3,
  unavailable,
} from './s3-request.ts';
import type { S3Settings } from './s3-settings.ts';

const defaultListedAtOnce = 1000;

export function s3Files(settings: S3Settings, listedAtOnce = defaultListedAtOnce): Files {
  const keyOf = (name: string): string => settings.prefix + plainName(name);
  const ask = async (request: S3Request, expected: readonly number[]): Promise<S3Reply> => {
    const reply = await sendToS3(settings, request);
    const refusal = reply.status < 300 ? '' : (readRefusal(reply.content.toString('utf8')) ?? '');
    if (expected.includes(reply.status) && refusal !== 'NoSuchBucket') return reply;
    throw unavailable(settings, `answered ${reply.status} ${refusal}`.trimEnd());
  };
  return {
    put: async (name, content) => {
      await ask({ method: 'PUT', key: keyOf(name), content }, [200]);
    },
    get: async (name) => {
      const reply = await ask({ method: 'GET', key: keyOf(name) }, [200, 404]);
      return reply.status === 404 ? null : checked(settings, reply);
    },
    has: async (name) => (await ask({ method: 'HEAD', key: keyOf(name) }, [200, 404])).status === 200,
    delete: async (name) => {
      // Some answer that there was no such file.
      await ask({ method: 'DELETE', key: keyOf(name) }, [200, 204, 404]);
    },
    listOlderThan: async function* (time) {
      const query = { 'list-type': '2', 'max-keys': String(listedAtOnce), prefix: settings.prefix };
      for (let next: string | null = ''; next !== null; ) {
        const from = next === '' ? {} : { 'continuation-token': next };
        const reply = await ask({ method: 'GET', key: '', query: { ...query, ...from } }, [200]);
        const listing = readListing(reply.content.toString('utf8'));
        if (listing === null) throw unavailable(settings, 'answered with no list');
        for (const { key, writtenAt } of listing.entries) {
          const name = key.slice(settings.prefix.length);
          if (writtenAt < time && isPlainName(name)) yield name;
        }
        next = listing.next;
      }
    },
    isAnswering: () =>
      ask({ method: 'HEAD', key: '' }, [200]).then(
        () => true,
        (error) => {
          if (error instanceof FilesUnavailable) return false;
          throw error;
        },
      ),
  };
}

/** What answers in place of the store, or cuts its answer off, does not know the checksum. */
async function checked(settings: S3Settings, { headers, content }: S3Reply): Promise<Buffer> {
  if (headers.get(checksumHeader) === (await checksumOf(content))) return content;
  throw unavailable(settings, 'answered with something else than the file');
}
