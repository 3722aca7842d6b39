// Where a browser gets the stored text of a template as a file, whether or not it can be read.
import { callAddress } from '#web/api/address.ts';

interface StoredDocument {
  readonly href: string;
  /** What the file is called. */
  readonly download: string;
}

export const storedDocument = (uuid: string, name: string): StoredDocument => ({
  href: callAddress('getUserTemplate', { id: uuid }),
  download: `${name.trim() || uuid}.json`,
});
