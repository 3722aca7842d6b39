// Names of zip entries: rejects those that would escape the archive or name two parts.
import { strFromU8 } from 'fflate';
import { refuse } from '../limits/refusal.ts';

/** Some writers use the other slash, or put one in front. */
export function entryName(bytes: Uint8Array): string {
  const name = strFromU8(bytes).replaceAll('\\', '/').replace(/^\/+/, '');
  const climbs = name.split('/').some((step) => step === '..' || step === '.');
  const isUnsafe = climbs || name === '' || name.includes('\0') || /^[a-z]:/i.test(name);
  return isUnsafe ? refuse('unsafeArchive') : name;
}

/** Upper and lower case name the same part. */
export const partKey = (name: string): string => name.toLowerCase();
